/** Behind the stretch in which it counts, such as `2026-11-12`, or alone. */
const written = /^(?:(\d{4}(?:-(?:W\d{2}|\d{2}(?:-\d{2})?))?)-)?(\d{1,9})$/

/** A record's number as people write it; undefined where it is none. The stretch may be left out. */
export function numberAsked(text: string): { number: number; period: string | undefined } | undefined {
  const [, period, number] = written.exec(text.trim().replace(/^№/, '').trim()) ?? []
  return number === undefined ? undefined : { number: Number(number), period }
}
