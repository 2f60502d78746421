import { languageInfo, type Language } from '@matai/i18n/language'

/** Wall-clock time in a zone, as `datetime-local` fields write it: `2026-12-24T18:00`. */
export function toWallClock(instant: string, zone: string): string {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  const parts = new Map(format.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]))
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? ''
  return `${of('year').padStart(4, '0')}-${of('month')}-${of('day')}T${of('hour')}:${of('minute')}`
}

/** The ISO instant of a wall-clock time in a zone; null where the zone's clocks skip it, or for no time at all. */
export function toInstant(wallClock: string, zone: string): string | null {
  const asUtc = Date.parse(`${wallClock}Z`)
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(wallClock) || Number.isNaN(asUtc)) return null
  // Offsets before and after: on a day with a change of clocks one of them is right, on others they are the same.
  for (const hours of [-24, 24]) {
    const guess = new Date(asUtc + hours * 3_600_000).toISOString()
    const offset = Date.parse(`${toWallClock(guess, zone)}Z`) - Date.parse(guess.slice(0, 16).concat('Z'))
    const instant = new Date(asUtc - offset).toISOString()
    if (toWallClock(instant, zone) === wallClock) return instant
  }
  return null
}

/** A moment as people of a language write it, in a zone. */
export function sayMoment(instant: string, zone: string, language: Language): string {
  const { tag } = languageInfo[language]
  return new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short', timeZone: zone }).format(
    new Date(instant),
  )
}
