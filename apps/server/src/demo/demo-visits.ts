const hour = 3_600_000
const day = 24 * hour

/** China has one zone, without summer time. */
const zoneOffset = 8 * hour

/** Hours in which people scan, each as often as it is busy. */
const busy = [7, 8, 8, 9, 9, 9, 9, 10, 10, 10, 11, 11, 12, 13, 14, 14, 14, 15, 15, 15, 16, 16, 17, 18, 19, 20, 21]

/** Where visitors are: Shenzhen, Guangzhou, Dongguan, Shanghai, Beijing, Hangzhou, Suzhou, Chengdu, Wuhan, Xi'an. */
const regions = [
  440300, 440300, 440300, 440100, 440100, 441900, 310100, 310100, 110100, 330100, 320500, 510100, 420100, 610100,
]

export function demoRegion(place: number): number {
  return regions[(place * 5) % regions.length] ?? 0
}

interface DemoVisit {
  /** Milliseconds of the epoch, never after now. */
  at: number
  /** Some come more than once a day, so there are fewer of them than visits. */
  visitor: string
  /** Tells a visit from the others of its code. */
  place: number
}

/**
 * Visits of two weeks at hours at which people are awake: on each of the last days as many as asked for (oldest first,
 * the last one is today), and in the week before somewhat fewer. The same again for the same moment.
 */
export function demoVisits(days: readonly number[], now: number): DemoVisit[] {
  const counts = [...days.map((count) => Math.floor(count * 0.8)), ...days]
  const today = Math.floor((now + zoneOffset) / day) * day - zoneOffset
  let place = 0
  return counts.flatMap((count, index) => {
    const midnight = today - (counts.length - 1 - index) * day
    return Array.from({ length: count }, (_, nth) => {
      place += 1
      const within = (busy[(nth * 11 + index * 5) % busy.length] ?? 9) * hour + ((nth * 37 + index * 13) % 60) * 60_000
      // What is left of today would lie ahead: its visits came in the part that has passed.
      const at = midnight === today ? midnight + Math.floor((within * (now - today)) / day) : midnight + within
      return { at, visitor: `${index} ${nth % Math.max(1, Math.ceil(count * 0.7))}`, place }
    })
  })
}
