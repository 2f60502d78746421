/**
 * Days off and worked weekends in China by the notices of the State Council; `2026-02-15/23` is a stretch. A year that
 * is not here has the weekends of every week, and what an owner corrects.
 */
const official: Readonly<Record<number, { off: readonly string[]; work: readonly string[] }>> = {
  2025: {
    off: ['01-01', '01-28/31', '02-01/04', '04-04/06', '05-01/05', '05-31', '06-01/02', '10-01/08'],
    work: ['01-26', '02-08', '04-27', '09-28', '10-11'],
  },
  2026: {
    off: ['01-01/03', '02-15/23', '04-04/06', '05-01/05', '06-19/21', '09-25/27', '10-01/07'],
    work: ['01-04', '02-14', '02-28', '05-09', '09-20', '10-10'],
  },
}

function daysOf(year: number, stretches: readonly string[]): string[] {
  return stretches.flatMap((stretch) => {
    const [first = '', last = ''] = stretch.split('/')
    const [month = '', from = ''] = first.split('-')
    const count = last === '' ? 1 : Number(last) - Number(from) + 1
    return Array.from({ length: count }, (_, at) => `${year}-${month}-${String(Number(from) + at).padStart(2, '0')}`)
  })
}

/** Days that differ from the week, `true` for off; undefined when the year is not known. */
export function officialDays(year: number): ReadonlyMap<string, boolean> | undefined {
  const known = official[year]
  if (!known) return undefined
  return new Map([
    ...daysOf(year, known.off).map((day) => [day, true] as const),
    ...daysOf(year, known.work).map((day) => [day, false] as const),
  ])
}
