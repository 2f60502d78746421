import { shortIdAlphabet } from '@matai/contract'

const letters = `[${shortIdAlphabet}]`
const inAddress = new RegExp(`(?:^|/)q/(${letters}{8})(?:[/?#]|$)`)
const half = new RegExp(`^${letters}{4,7}$`)

/** The short id in a printed address as it is typed, pasted or scanned: with or without scheme, host and what follows. */
export const idInAddress = (text: string): string | undefined => inAddress.exec(text.trim())?.[1]

/** Half of a short id, as much as can still be read of a worn print; undefined when it can be none. */
export const halfOfId = (text: string): string | undefined => (half.test(text) ? text : undefined)
