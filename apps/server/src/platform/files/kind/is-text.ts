/** Control characters that no text has; tab, line ends, form feed and escape do occur. */
const binary = /[\x00-\x08\x0e-\x1a\x1c-\x1f]/

/** Whether bytes read as text: UTF-8, where the last character may be cut off, or UTF-16 with its mark. */
export function isText(head: Uint8Array): boolean {
  if (head.length === 0) return false
  try {
    const encoding = utf16Of(head) ?? 'utf-8'
    return !binary.test(new TextDecoder(encoding, { fatal: true }).decode(head, { stream: true }))
  } catch {
    return false
  }
}

/** The encoding that a UTF-16 mark at the start names. */
export function utf16Of([first, second]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined
}
