const known = new Map<string, Intl.DateTimeFormat>()

/** How moments are written in a language and a zone: made once, because making one takes as long as a thousand moments. */
export function dateFormat(
  locale: string,
  { timeZone, ...styles }: Pick<Intl.DateTimeFormatOptions, 'timeZone' | 'dateStyle' | 'timeStyle' | 'hourCycle'>,
): Intl.DateTimeFormat {
  const key = [locale, timeZone, styles.dateStyle, styles.timeStyle, styles.hourCycle].join(' ')
  const format = known.get(key) ?? new Intl.DateTimeFormat(locale, { timeZone, ...styles })
  known.set(key, format)
  return format
}
