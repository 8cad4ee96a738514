; The Windows installer: per user, without an administrator, in French and English. Made by packaging/windows/package.py with
;   makensis -INPUTCHARSET UTF8 -DVERSION=1.2.3 -DNUMBERS=1.2.3.0 -DSOURCE=folder -DOUT=file.exe -DICON=ludogite.ico ludogite.nsi
; Target amd64-unicode: Debian's nsis has it, the makers' own package for Windows has not.

Unicode true
Target amd64-unicode
SetCompressor /SOLID /FINAL lzma
RequestExecutionLevel user
ManifestDPIAware true
ManifestSupportedOS Win10
SetDateSave off ; the same installer twice
CRCCheck force

!include "MUI2.nsh"
!include "WinVer.nsh"

Name "Ludogîte"
OutFile "${OUT}"
BrandingText "Ludogîte ${VERSION}"
InstallDir "$LOCALAPPDATA\Programs\Ludogite"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Ludogite"
InstallDirRegKey HKCU "${UNINSTALL}" "InstallLocation"

!ifdef SIGN
!finalize `${SIGN}`
!uninstfinalize `${SIGN}`
!endif

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_ABORTWARNING
!define MUI_FINISHPAGE_NOAUTOCLOSE
!define MUI_FINISHPAGE_RUN "$INSTDIR\ludogite.exe"
; The page has a second box to tick, meant for a file to read: here it puts the icon on the desktop.
!define MUI_FINISHPAGE_SHOWREADME
!define MUI_FINISHPAGE_SHOWREADME_NOTCHECKED
!define MUI_FINISHPAGE_SHOWREADME_TEXT "$(DesktopIcon)"
!define MUI_FINISHPAGE_SHOWREADME_FUNCTION AddDesktopIcon
!define MUI_PAGE_CUSTOMFUNCTION_PRE SkipWhenUpdating
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!define MUI_UNCONFIRMPAGE_TEXT_TOP "$(DataStay)"
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English" ; the first is spoken where Windows speaks neither, as in the program
!insertmacro MUI_LANGUAGE "French"

LangString FileKind ${LANG_ENGLISH} "Ludogîte game or family"
LangString FileKind ${LANG_FRENCH} "Partie ou famille de Ludogîte"
LangString DesktopIcon ${LANG_ENGLISH} "Put an icon on the desktop"
LangString DesktopIcon ${LANG_FRENCH} "Mettre une icône sur le bureau"
LangString DataStay ${LANG_ENGLISH} "The program goes. The family's games and profiles stay in $LOCALAPPDATA\ludogite."
LangString DataStay ${LANG_FRENCH} "Le programme s’en va. Les parties et les profils de la famille restent dans $LOCALAPPDATA\ludogite."
LangString StillOpen ${LANG_ENGLISH} "Ludogîte is open. Close its window, then try again."
LangString StillOpen ${LANG_FRENCH} "Ludogîte est ouvert. Ferme sa fenêtre, puis réessaie."
LangString TooOld ${LANG_ENGLISH} "Ludogîte needs Windows 10 (1809) or newer."
LangString TooOld ${LANG_FRENCH} "Il faut à Ludogîte Windows 10 (1809) ou plus récent."
LangString Taken ${LANG_ENGLISH} "Another program lies in this folder. Choose an empty one."
LangString Taken ${LANG_FRENCH} "Un autre programme est dans ce dossier. Choisis un dossier vide."

VIProductVersion "${NUMBERS}"
!macro Describe LANGUAGE
    VIAddVersionKey /LANG=${LANGUAGE} "ProductName" "Ludogîte"
    VIAddVersionKey /LANG=${LANGUAGE} "ProductVersion" "${VERSION}"
    VIAddVersionKey /LANG=${LANGUAGE} "FileDescription" "Ludogîte"
    VIAddVersionKey /LANG=${LANGUAGE} "FileVersion" "${VERSION}"
    VIAddVersionKey /LANG=${LANGUAGE} "CompanyName" "The Ludogîte contributors"
    VIAddVersionKey /LANG=${LANGUAGE} "LegalCopyright" "MIT"
!macroend
!insertmacro Describe ${LANG_ENGLISH}
!insertmacro Describe ${LANG_FRENCH}

; A program that runs can be opened by nobody to be written. A silent run does not wait: it ends with the exit code 2.
!macro WaitUntilClosed
    ${Do}
        ClearErrors
        ${IfNot} ${FileExists} "$INSTDIR\ludogite.exe"
            ${Break}
        ${EndIf}
        FileOpen $0 "$INSTDIR\ludogite.exe" a
        ${IfNot} ${Errors}
            FileClose $0
            ${Break}
        ${EndIf}
        MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(StillOpen)" /SD IDCANCEL IDRETRY +3
        SetErrorLevel 2
        Quit
    ${Loop}
!macroend

!macro TellWindows ; what opens a .ludogite file is another one now: SHCNE_ASSOCCHANGED
    System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
!macroend

Function .onInit
    ${IfNot} ${AtLeastBuild} 17763
        MessageBox MB_OK|MB_ICONSTOP "$(TooOld)" /SD IDOK
        SetErrorLevel 3
        Quit
    ${EndIf}
FunctionEnd

Function SkipWhenUpdating
    ${If} ${FileExists} "$INSTDIR\ludogite.exe"
        Abort
    ${EndIf}
FunctionEnd

Function AddDesktopIcon
    CreateShortcut "$DESKTOP\Ludogîte.lnk" "$INSTDIR\ludogite.exe"
FunctionEnd

Section
    ${If} ${FileExists} "$INSTDIR\_internal"
    ${AndIfNot} ${FileExists} "$INSTDIR\ludogite.exe"
        MessageBox MB_OK|MB_ICONSTOP "$(Taken)" /SD IDOK
        SetErrorLevel 4
        Quit
    ${EndIf}
    !insertmacro WaitUntilClosed
    RMDir /r "$INSTDIR\_internal" ; a newer version brings all its libraries: none of the older one may stay among them
    SetOutPath "$INSTDIR"
!ifdef NSIS_WIN32_MAKENSIS
    File /r "${SOURCE}\*"
!else
    File /r "${SOURCE}/*"
!endif
    WriteUninstaller "$INSTDIR\uninstall.exe"
    CreateShortcut "$SMPROGRAMS\Ludogîte.lnk" "$INSTDIR\ludogite.exe"

    WriteRegStr HKCU "Software\Classes\.ludogite" "Content Type" "application/x-ludogite"
    WriteRegStr HKCU "Software\Classes\.ludogite" "" "Ludogite.File"
    WriteRegStr HKCU "Software\Classes\.ludogite\OpenWithProgids" "Ludogite.File" ""
    WriteRegStr HKCU "Software\Classes\Ludogite.File" "" "$(FileKind)"
    WriteRegStr HKCU "Software\Classes\Ludogite.File\DefaultIcon" "" "$INSTDIR\ludogite.exe,0"
    WriteRegStr HKCU "Software\Classes\Ludogite.File\shell\open\command" "" '"$INSTDIR\ludogite.exe" "%1"'
    WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "Ludogîte"
    WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
    WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\ludogite.exe"
    WriteRegStr HKCU "${UNINSTALL}" "Publisher" "The Ludogîte contributors"
    WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
    WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
    WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
    WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
    WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
    SectionGetSize 0 $0
    WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" $0
    !insertmacro TellWindows
SectionEnd

; The family's data lie in $LOCALAPPDATA\ludogite, where neither installing nor uninstalling looks.
Section "Uninstall"
    !insertmacro WaitUntilClosed
    RMDir /r "$INSTDIR\_internal"
    Delete "$INSTDIR\ludogite.exe"
    Delete "$INSTDIR\ludogite-console.exe"
    Delete "$INSTDIR\uninstall.exe"
    RMDir "$INSTDIR" ; what somebody else put there stays
    Delete "$SMPROGRAMS\Ludogîte.lnk"
    Delete "$DESKTOP\Ludogîte.lnk"

    DeleteRegValue HKCU "Software\Classes\.ludogite\OpenWithProgids" "Ludogite.File"
    DeleteRegKey /ifempty HKCU "Software\Classes\.ludogite\OpenWithProgids"
    ReadRegStr $0 HKCU "Software\Classes\.ludogite" ""
    ${If} $0 == "Ludogite.File"
        DeleteRegValue HKCU "Software\Classes\.ludogite" ""
        DeleteRegValue HKCU "Software\Classes\.ludogite" "Content Type"
    ${EndIf}
    DeleteRegKey /ifempty HKCU "Software\Classes\.ludogite"
    DeleteRegKey HKCU "Software\Classes\Ludogite.File"
    DeleteRegKey HKCU "${UNINSTALL}"
    !insertmacro TellWindows
SectionEnd
