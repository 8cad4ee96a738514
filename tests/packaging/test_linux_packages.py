"""The Linux packages: laid out from the frozen app, read back with the ordinary tools."""

from __future__ import annotations

import configparser
import gzip
import hashlib
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from ludogite import __version__
from tests.packaging.scripts import script

pytestmark = [
    pytest.mark.frozen,
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform != "linux", reason="packages for Linux are made on Linux"),
]
SIZES = (16, 22, 24, 32, 48, 64, 96, 128, 192, 256, 512)


@pytest.fixture(scope="module")
def tree(frozen: Any, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Lay out the Debian package."""
    folder = tmp_path_factory.mktemp("deb")
    script("linux/package.py").stage_deb(frozen, folder)
    return folder


def control(tree: Path) -> dict[str, str]:
    lines = (tree / "DEBIAN/control").read_text(encoding="utf-8").splitlines()
    return dict(line.split(": ", 1) for line in lines if not line.startswith(" "))


def test_it_depends_on_what_the_binaries_load(tree: Path) -> None:
    depends = control(tree)["Depends"].split(", ")
    assert {"libxcb-cursor0", "libxkbcommon-x11-0", "libegl1", "libgl1", "libwayland-client0"} <= set(depends)
    assert depends[0].startswith("libc6 (>= 2.")
    assert not list(tree.rglob("libxcb-cursor*"))
    assert control(tree)["Recommends"].split(", ") == ["libcups2", "pipewire-bin | pulseaudio-utils | alsa-utils"]


def test_the_desktop_entry_starts_what_is_installed(tree: Path) -> None:
    parser = configparser.ConfigParser(interpolation=None)
    parser.optionxform = str  # type: ignore[assignment,method-assign]  # the way configparser documents to keep capitals
    parser.read(tree / "usr/share/applications/ludogite.desktop", encoding="utf-8")
    entry = parser["Desktop Entry"]
    assert entry["Exec"] == "ludogite %f"
    assert entry["MimeType"] == "application/x-ludogite;"
    program = tree / "usr/games/ludogite"
    assert program.resolve() == tree / "usr/lib/ludogite/ludogite"
    assert program.stat().st_mode & 0o777 == 0o755
    told = subprocess.run([program, "--version"], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == f"ludogite {__version__}"


def test_icons_of_every_size(tree: Path) -> None:
    hicolor = tree / "usr/share/icons/hicolor"
    for size in SIZES:
        data = (hicolor / f"{size}x{size}/apps/ludogite.png").read_bytes()
        assert int.from_bytes(data[16:20]) == int.from_bytes(data[20:24]) == size
    assert (hicolor / "scalable/apps/ludogite.svg").is_file()


def test_metainfo_and_mime_type_agree(tree: Path) -> None:
    (metainfo,) = (tree / "usr/share/metainfo").iterdir()
    root = ET.parse(metainfo).getroot()  # noqa: S314 - our own file
    assert f"{root.findtext('id')}.metainfo.xml" == metainfo.name
    assert root.findtext("provides/mediatype") == "application/x-ludogite"
    release = root.find("releases/release")
    assert release is not None
    assert release.get("version") == __version__
    space = "{http://www.freedesktop.org/standards/shared-mime-info}"
    mime = ET.parse(tree / "usr/share/mime/packages/ludogite.xml").getroot()  # noqa: S314 - our own file
    globs = [glob.get("pattern") for glob in mime.iter(f"{space}glob")]
    assert globs == ["*.ludogite"]


@pytest.mark.skipif(shutil.which("appstreamcli") is None, reason="no appstreamcli here")
def test_metainfo_is_valid(tree: Path) -> None:
    (metainfo,) = (tree / "usr/share/metainfo").iterdir()
    told = subprocess.run(["appstreamcli", "validate", "--no-net", metainfo], capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stdout


@pytest.mark.skipif(shutil.which("lintian") is None, reason="no lintian here")
def test_debian_finds_nothing_that_was_not_judged(tree: Path, tmp_path: Path) -> None:
    package = tmp_path / "ludogite.deb"
    script("linux/package.py").write_deb(tree, package, 1_700_000_000, compression="none")  # only released ones take the time
    packed = ",".join(f"uses-no-compression-for-{part}-tarball" for part in ("control", "data"))
    told = subprocess.run(
        ["lintian", "--fail-on", "error,warning", "--suppress-tags", packed, package], capture_output=True, text=True, check=False
    )
    assert told.returncode == 0, told.stdout


def test_the_package_is_one(tree: Path, tmp_path: Path) -> None:
    if shutil.which("dpkg-deb") is None:
        pytest.skip("no dpkg-deb here")
    packages = [tmp_path / "one.deb", tmp_path / "two.deb"]
    for package in packages:
        script("linux/package.py").write_deb(tree, package, 1_700_000_000, compression="none")
    assert len({hashlib.sha256(package.read_bytes()).digest() for package in packages}) == 1
    listed = subprocess.run(["dpkg-deb", "--contents", packages[0]], capture_output=True, text=True, check=True).stdout.splitlines()
    assert all(line.split()[1] == "root/root" for line in listed)
    assert {line.split()[5].split("/")[1] for line in listed} == {"", "usr"}
    field = subprocess.run(["dpkg-deb", "--field", packages[0], "Version"], capture_output=True, text=True, check=True)
    assert field.stdout.strip() == __version__
    for line in (tree / "DEBIAN/md5sums").read_text(encoding="utf-8").splitlines():
        assert (tree / line.split("  ", 1)[1]).is_file()


def test_changes_and_manual_can_be_read(tree: Path) -> None:
    manual = gzip.decompress((tree / "usr/share/man/man6/ludogite.6.gz").read_bytes()).decode()
    assert f"ludogite {__version__}" in manual
    changes = gzip.decompress((tree / "usr/share/doc/ludogite/changelog.gz").read_bytes()).decode()
    assert changes.startswith(f"ludogite ({__version__}) ")


def test_the_portable_folder_starts_from_anywhere(frozen: Any, tmp_path: Path) -> None:
    package = script("linux/package.py")
    folder = tmp_path / "une boîte"
    package.stage_portable(frozen, folder)
    told = subprocess.run([folder / "AppRun", "--version"], capture_output=True, text=True, check=True, cwd="/")
    assert told.stdout.strip() == f"ludogite {__version__}"
    assert (folder / "usr/lib/ludogite/_internal/libxcb-cursor.so.0").is_file()


def test_an_archive_is_the_same_twice(tmp_path: Path) -> None:
    package = script("linux/package.py")
    folder = tmp_path / "boite"
    (folder / "b").mkdir(parents=True)
    (folder / "b" / "x").write_text("x")
    (folder / "a").symlink_to("b/x")
    digests = set()
    for name in ("one.tar.gz", "two.tar.gz"):
        package.write_archive(folder, tmp_path / name, 1_700_000_000)
        digests.add(hashlib.sha256((tmp_path / name).read_bytes()).digest())
        (folder / "b" / "x").touch()
    assert len(digests) == 1
    with tarfile.open(tmp_path / "one.tar.gz") as tar:
        assert [(info.name, info.mtime, info.uid) for info in tar] == [
            (name, 1_700_000_000, 0) for name in ("boite", "boite/a", "boite/b", "boite/b/x")
        ]
