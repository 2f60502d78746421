/** What visitors report a live code for. */
export const reportReasons = [
  'fraud',
  'pornography',
  'gambling',
  'violence',
  'privacy',
  'copyright',
  'spam',
  'other',
] as const
export type ReportReason = (typeof reportReasons)[number]

/** Longest words of a visitor, and longest way to reach one. */
export const reportTextMax = 500
export const reportContactMax = 100
/** Longest reason of a block, which the owner reads. */
export const blockReasonMax = 300
/** Longest appeal and longest answer to one. */
export const appealMax = 1_000
