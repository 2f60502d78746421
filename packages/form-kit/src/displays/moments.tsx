import type { DisplayProps } from '../engine/display-face.ts'

const formats = {
  date: { dateStyle: 'medium' },
  minute: { dateStyle: 'medium', timeStyle: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** A day or a minute as the reader's language writes it; it was local already when it was stored. */
export function MomentDisplay({ answer, context }: DisplayProps<unknown, string>) {
  const format = formats[answer.length > 10 ? 'minute' : 'date']
  const words = new Intl.DateTimeFormat(context.language, { ...format, timeZone: 'UTC' })
  return <time dateTime={answer}>{words.format(new Date(answer.length > 10 ? `${answer}Z` : answer))}</time>
}
