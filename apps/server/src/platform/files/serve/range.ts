import type { ByteRange } from '../blob-store.ts'

/**
 * The one range that a `Range` header asks for: undefined for the whole (no header, another unit, several ranges or
 * nonsense, as RFC 9110 allows), null when it lies behind the end.
 */
export function readRange(header: string | undefined, size: number): ByteRange | undefined | null {
  const asked = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '')
  if (!asked) return undefined
  const [, from = '', to = ''] = asked
  if (from === '' && to === '') return undefined
  if (from === '') {
    const last = Number(to)
    return last === 0 ? null : { start: Math.max(0, size - last), end: size - 1 }
  }
  const start = Number(from)
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (start >= size) return null
  return end < start ? undefined : { start, end }
}
