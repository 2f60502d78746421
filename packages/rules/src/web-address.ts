/** Longest address of a link. */
export const webAddressMax = 2_000

/** Browsers and Node have it; this package is typed for neither. */
declare const URL: new (text: string) => object

/** Browsers have `canParse` for two years; forms are filled in with older ones. */
function canParse(text: string): boolean {
  try {
    return Boolean(new URL(text))
  } catch {
    return false
  }
}

/**
 * The address of a link as it is kept; null when visitors must not be sent there. Only http and https with a host:
 * no credentials, which dress up a strange host as a known one, and nothing that two readers could read in two ways.
 */
export function webAddress(typed: string): string | null {
  const text = typed.trim()
  if (text.length > webAddressMax || /[\p{Cc}\p{Cf}\p{Zs}\p{Zl}\p{Zp}\\<>"`]/u.test(text)) return null
  const isWritten = /^https?:\/\/(\[[\da-f:.]+\]|[\p{L}\p{M}\p{N}._-]+)(:\d{1,5})?([/?#].*)?$/iu.test(text)
  return isWritten && canParse(text) ? text : null
}
