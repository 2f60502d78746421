/** From how many hours on something is said in what, the longest first; with how many of it an hour has. */
const units = [
  { unit: 'days', from: 48, inAnHour: 1 / 24 },
  { unit: 'hours', from: 1, inAnHour: 1 },
  { unit: 'minutes', from: 1 / 60, inAnHour: 60 },
  { unit: 'seconds', from: 0, inAnHour: 3_600 },
] as const

/** A length of time in hours as it is said: in a unit that leaves something to read, to one place. */
export function lengthOf(hours: number) {
  const { unit, inAnHour } = units.find(({ from }) => hours >= from) ?? units[3]
  const places = unit === 'seconds' ? 1 : 10
  return { unit, amount: Math.round(hours * inAnHour * places) / places }
}
