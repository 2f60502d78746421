/** Most rich text of one page, in characters of HTML. */
export const pageRichTextMax = 300_000
/** Most that all blocks of a page weigh together, in characters; pictures and letters that HTML writes longer weigh more. */
export const pageWeightMax = 600_000
