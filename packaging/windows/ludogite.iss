; The Windows installer: per user, without an administrator, in French and English. Made by packaging/windows/package.py with
;   ISCC /DAppVersion=1.2.3 /DAppNumbers=1.2.3 /DSource=folder /DOut=folder /DIconFile=ludogite.ico ludogite.iss
; Saved with a byte order mark: older compilers read this file as UTF-8 only then.

#ifndef AppVersion
  #error AppVersion is missing: package.py gives it
#endif
#ifndef Source
  #error Source is missing: the folder of the frozen app
#endif

[Setup]
AppId={{6F0B5B1E-6C8E-4B57-9D0B-3A4E1C7D52A9}
AppName=Ludogîte
AppVersion={#AppVersion}
AppVerName=Ludogîte {#AppVersion}
AppPublisher=The Ludogîte contributors
VersionInfoVersion={#AppNumbers}
VersionInfoDescription=Ludogîte
PrivilegesRequired=lowest
DefaultDirName={autopf}\Ludogite
DisableProgramGroupPage=yes
DisableDirPage=auto
UsePreviousAppDir=yes
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
MinVersion=10.0.17763
OutputDir={#Out}
OutputBaseFilename=ludogite-{#AppVersion}-windows-x64
SetupIconFile={#IconFile}
UninstallDisplayIcon={app}\ludogite.exe
UninstallDisplayName=Ludogîte
Compression=lzma2/max
SolidCompression=yes
WizardStyle=modern
ShowLanguageDialog=auto
ChangesAssociations=yes
CloseApplications=yes
#ifdef Sign
SignTool=ludogite
SignedUninstaller=yes
#endif

[Languages]
Name: "fr"; MessagesFile: "compiler:Languages\French.isl"
Name: "en"; MessagesFile: "compiler:Default.isl"

[CustomMessages]
fr.LudogiteFile=Partie ou famille de Ludogîte
en.LudogiteFile=Ludogîte game or family

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; GroupDescription: "{cm:AdditionalIcons}"; Flags: unchecked

[InstallDelete]
; A newer version brings all its libraries: none of the older one may stay among them.
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "{#Source}\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs

[Icons]
Name: "{autoprograms}\Ludogîte"; Filename: "{app}\ludogite.exe"
Name: "{autodesktop}\Ludogîte"; Filename: "{app}\ludogite.exe"; Tasks: desktopicon

[Registry]
Root: HKA; Subkey: "Software\Classes\.ludogite"; ValueType: string; ValueName: "Content Type"; ValueData: "application/x-ludogite"; Flags: uninsdeletevalue uninsdeletekeyifempty
Root: HKA; Subkey: "Software\Classes\.ludogite\OpenWithProgids"; ValueType: string; ValueName: "Ludogite.File"; ValueData: ""; Flags: uninsdeletevalue uninsdeletekeyifempty
Root: HKA; Subkey: "Software\Classes\Ludogite.File"; ValueType: string; ValueName: ""; ValueData: "{cm:LudogiteFile}"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\Ludogite.File\DefaultIcon"; ValueType: string; ValueName: ""; ValueData: "{app}\ludogite.exe,0"
Root: HKA; Subkey: "Software\Classes\Ludogite.File\shell\open\command"; ValueType: string; ValueName: ""; ValueData: """{app}\ludogite.exe"" ""%1"""

[Run]
Filename: "{app}\ludogite.exe"; Description: "{cm:LaunchProgram,Ludogîte}"; Flags: nowait postinstall skipifsilent

; There is no [UninstallDelete]: the family's data lie in {localappdata}\ludogite, where neither installing nor uninstalling looks.
