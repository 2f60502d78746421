declare module 'virtual:contract-routes' {
  export const routes: import('@matai/contract').Routes
}

/** Every export of the contract that is plain data; see vite/contract-modules.ts. */
declare module 'virtual:contract-constants' {
  export {
    appealMax,
    blockReasonMax,
    blocksMax,
    directoryDepthMax,
    directoryNameMax,
    directorySummaryMax,
    drawnContentMax,
    errorCodes,
    features,
    fileKinds,
    fillerKinds,
    formCodesCounted,
    formGroupNameMax,
    formGroupsMax,
    formLinksMax,
    formLinkTextMax,
    formPhonesMax,
    formRulesMax,
    formWordsMax,
    labelNameMax,
    labelTemplatesMax,
    styleNameMax,
    limits,
    logoBytesMax,
    namePatternMax,
    disableReasonMax,
    oncePasswordDays,
    operatedSorts,
    operatedStates,
    invitationStates,
    passwordLength,
    periodsMax,
    phonePattern,
    qrCodeNameMax,
    qrCodeSorts,
    rangeDaysMax,
    serialResets,
    rangePresets,
    restyledAtOnce,
    smsCodeInterval,
    smsPurposes,
    statusCodesAtOnce,
    statusColourNames,
    statusColours,
    statusItemsMax,
    statusNameMax,
    statusPermissions,
    statusShapes,
    statusShows,
    thingSorts,
    tierNumbers,
    tipMessageMax,
    tipPersonMax,
    tipWorkbookMax,
    trashDays,
    validities,
    workbookMax,
    auditVerbs,
    usernamePattern,
  } from '@matai/contract'
}

interface ImportMetaEnv {
  /** Of the console, from its package.json. */
  readonly VERSION: string
}
