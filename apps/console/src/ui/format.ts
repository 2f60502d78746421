import { languageInfo } from '@matai/i18n/language'
import { useSpoken } from '../language.ts'

const units = ['B', 'KB', 'MB', 'GB', 'TB']

/** Up to how many seconds something is counted in what; after a week the moment itself says more. */
const spans = [
  [3_600, 60, 'minute'],
  [86_400, 3_600, 'hour'],
  [7 * 86_400, 86_400, 'day'],
] as const

/** Moments, numbers and sizes as the reader's language writes them. */
export function formatsOf(tag: string) {
  const instant = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' })
  const date = new Intl.DateTimeFormat(tag, { dateStyle: 'medium' })
  const day = new Intl.DateTimeFormat(tag, { month: 'numeric', day: 'numeric', timeZone: 'UTC' })
  const weekday = new Intl.DateTimeFormat(tag, { weekday: 'short', timeZone: 'UTC' })
  const month = new Intl.DateTimeFormat(tag, { year: 'numeric', month: 'long', timeZone: 'UTC' })
  const number = new Intl.NumberFormat(tag)
  const ago = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' })
  const size = new Intl.NumberFormat(tag, { maximumFractionDigits: 1 })
  const separator = tag.startsWith('zh') ? '、' : ', '
  return {
    /** From ISO 8601, in the reader's own zone. */
    formatInstant: (iso: string) => instant.format(new Date(iso)),
    /** From ISO 8601, from when until when: what both have in common is said once. */
    formatSpan: (from: string, until: string) => instant.formatRange(new Date(from), new Date(until)),
    /** From ISO 8601: how long ago, while that is easier to understand than the moment itself. */
    formatAgo: (iso: string, now = Date.now()) => {
      const seconds = Math.max(0, (now - Date.parse(iso)) / 1000)
      const [, length, unit] = spans.find(([below]) => seconds < below) ?? []
      return length && unit ? ago.format(-Math.floor(seconds / length), unit) : instant.format(new Date(iso))
    },
    /** From ISO 8601: the day in the reader's own zone. */
    formatDate: (iso: string) => date.format(new Date(iso)),
    /** From `2026-11-21`: month and day. */
    formatDay: (iso: string) => day.format(new Date(`${iso}T00:00:00Z`)),
    formatWeekday: (iso: string) => weekday.format(new Date(`${iso}T00:00:00Z`)),
    /** From `2026-11`. */
    formatMonth: (written: string) => month.format(new Date(`${written}-01T00:00:00Z`)),
    formatNumber: (value: number) => number.format(value),
    /** Names beside each other. */
    formatNames: (names: readonly string[]) => names.join(separator),
    formatBytes: (bytes: number) => {
      const step = bytes < 1 ? 0 : Math.min(Math.floor(Math.log(bytes) / Math.log(1024)), units.length - 1)
      return `${size.format(bytes / 1024 ** step)} ${units[step]}`
    },
  }
}

export type Formats = ReturnType<typeof formatsOf>

const known = new Map<string, Formats>()

/** The same ones for everybody: making them takes as long as writing thousands of moments, and every row of a list asks. */
export function useFormats(): Formats {
  const { tag } = languageInfo[useSpoken((spoken) => spoken.language)]
  const formats = known.get(tag) ?? formatsOf(tag)
  known.set(tag, formats)
  return formats
}
