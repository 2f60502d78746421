/** How much of a form there may be; without the schemas, for pages that only ask for a name. */

/** Longest title of a form. */
export const formTitleMax = 100
/** Most questions, pages and rules of a form. */
export const componentsMax = 500
export const pagesMax = 50
export const rulesMax = 200
/** Most texts of a form that stand in a second language, and the longest of them. */
export const translationsMax = 2_000
export const translationMax = 1_000
