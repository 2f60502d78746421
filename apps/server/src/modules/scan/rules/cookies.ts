/** The number that a code was sent to, on the way between two pages; it proves nothing. */
export const pendingCookie = 'visitor-mobile'
/** Metres, roughly, from where the visitor has to stand: for the next page alone. */
export const awayCookie = 'code-away'
