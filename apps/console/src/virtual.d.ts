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
    formGroupNameMax,
    formGroupsMax,
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
    rangePresets,
    restyledAtOnce,
    smsCodeInterval,
    smsPurposes,
    thingSorts,
    tierNumbers,
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
