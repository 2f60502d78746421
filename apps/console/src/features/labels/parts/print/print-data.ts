import type { CallOutput, Contract } from '@matai/contract'

export type CodeForPrint = CallOutput<Contract['labels']['printData']>['list'][number]
export type PrintJob = CallOutput<Contract['labels']['printList']>['list'][number]
export type PrintSettings = PrintJob['settings']

/** Codes whose words and styles are fetched at a time, and labels that are checked at a time. */
export const dataAtOnce = 100
export const checkedAtOnce = 20
/** Labels that are checked before the download; the PDF itself checks every one of any number. */
export const mostChecked = 200
/** Pages that a browser prints without getting stuck. */
export const mostPagesAtOnce = 20
/** Where every label is read back while the PDF is made. */
export const readInPdf = { problems: new Map(), boxes: new Map(), done: true, failed: false, isSkipped: true }
