/** Longest rich text, and most of it on one page, in characters of HTML. */
export const richTextMax = 100_000
export const pageRichTextMax = 300_000
/** Most that all blocks of a page weigh together, in characters; pictures and letters that HTML writes longer weigh more. */
export const pageWeightMax = 600_000
/** Longest text on a button. */
export const buttonTextMax = 30
/** Largest table, and its longest cell. */
export const tableRowsMax = 50
export const tableColumnsMax = 12
export const cellMax = 500
