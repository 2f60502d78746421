import { type Language, languageInfo, type PhraseKey, type Translate } from '@matai/i18n'
import type { OpenTimes as Times } from '../pages.ts'

/** When a code may be seen, with the offset of its zone, because a visitor may stand in another one. */
export function OpenTimes({ times, language, say }: { times: Times; language: Language; say: Translate }) {
  const offset = offsetOf(times, language)
  return (
    <ul className="times">
      {times.periods.map(({ weekdays, from, until }) => {
        const end = until > from ? until : say('codeAccess.untilNextDay', { until })
        const days = weekdayWords(weekdays, say)
        return <li key={`${days} ${from}`}>{say('codeAccess.openTime', { days, from, until: end, offset })}</li>
      })}
    </ul>
  )
}

/** Days in a row are named by the first and the last. */
function weekdayWords(weekdays: readonly number[], say: Translate): string {
  const sorted = [...new Set(weekdays)].sort()
  if (sorted.length === 7) return say('codeAccess.everyDay')
  const runs: [number, number][] = []
  for (const day of sorted) {
    const run = runs.at(-1)
    if (run && run[1] === day - 1) run[1] = day
    else runs.push([day, day])
  }
  const name = (day: number) => say(`codeAccess.weekday_${day}` as PhraseKey) // 1 to 7 are all there
  const parts = runs.flatMap(([first, last]) => {
    if (last - first < 2) return first === last ? [name(first)] : [name(first), name(last)]
    return [say('codeAccess.weekdayRange', { from: name(first), until: name(last) })]
  })
  return parts.join(say('codeAccess.weekdayComma'))
}

/** `GMT+8`. */
function offsetOf({ zone, now }: Times, language: Language): string {
  const format = new Intl.DateTimeFormat(languageInfo[language].tag, { timeZone: zone, timeZoneName: 'shortOffset' })
  return format.formatToParts(now).find(({ type }) => type === 'timeZoneName')?.value ?? ''
}
