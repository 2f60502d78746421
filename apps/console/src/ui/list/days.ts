const day = /^\d{4}-\d{2}-\d{2}$/

/** The first moment of a day in the reader's zone, or of one some days later; undefined for what is no day. */
export function startOfDay(date: string, daysLater = 0): string | undefined {
  if (!day.test(date)) return undefined
  const start = new Date(`${date}T00:00`)
  if (Number.isNaN(start.getTime())) return undefined
  start.setDate(start.getDate() + daysLater)
  return start.toISOString()
}
