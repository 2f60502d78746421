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
/** A number as phones dial it: what an input method wrote in full width becomes plain digits, signs and spaces. */
export const plainPhone = (typed: string): string =>
  typed
    .replace(/[\uFF0B\uFF0D\uFF10-\uFF19]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/\u3000/g, ' ')
    .trim()

/** Digits with spaces and hyphens between them, as people write numbers; at least three digits. */
export const phonePattern = /^\+?\d(?=(?:\D*\d){2})[\d -]{1,18}\d$/
