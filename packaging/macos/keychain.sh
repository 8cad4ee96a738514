#!/usr/bin/env bash
# Puts the signing certificate into a key chain of its own and the notary's account beside it, and tells the next steps their names
# (LUDOGITE_SIGN_IDENTITY, LUDOGITE_NOTARY_PROFILE). Without a certificate nothing happens: the app is signed ad hoc then.
set -euo pipefail

if [ -z "${CERTIFICATE:-}" ] || [ -z "${IDENTITY:-}" ]; then
    echo "no certificate: the app is signed ad hoc"
    exit 0
fi
chain="$RUNNER_TEMP/ludogite.keychain-db"
file="$RUNNER_TEMP/certificate.p12"
password=$(openssl rand -hex 24)
trap 'rm -f "$file"' EXIT
printf '%s' "$CERTIFICATE" | base64 --decode > "$file"
security create-keychain -p "$password" "$chain"
security set-keychain-settings -lut 21600 "$chain"
security unlock-keychain -p "$password" "$chain"
security import "$file" -P "${CERTIFICATE_PASSWORD:-}" -T /usr/bin/codesign -k "$chain"
security set-key-partition-list -S apple-tool:,apple: -s -k "$password" "$chain" > /dev/null
security list-keychains -d user -s "$chain" login.keychain-db
echo "LUDOGITE_SIGN_IDENTITY=$IDENTITY" >> "$GITHUB_ENV"

if [ -n "${NOTARY_USER:-}" ] && [ -n "${NOTARY_TEAM:-}" ] && [ -n "${NOTARY_PASSWORD:-}" ]; then
    xcrun notarytool store-credentials ludogite --keychain "$chain" \
        --apple-id "$NOTARY_USER" --team-id "$NOTARY_TEAM" --password "$NOTARY_PASSWORD"
    {
        echo "LUDOGITE_NOTARY_PROFILE=ludogite"
        echo "LUDOGITE_NOTARY_KEYCHAIN=$chain"
    } >> "$GITHUB_ENV"
fi
