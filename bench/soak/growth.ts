export interface Growth {
  process: string
  minutes: number
  first: number
  last: number
  /** MB a minute in the second half of what was watched. */
  slope: number
  /** Whether it was watched for long enough to be judged, and then grew. */
  verdict: 'flat' | 'grows' | 'too short'
}

/** A heap fills in the first minutes of a process and is emptied now and then. */
const warmUp = 60_000
const judgedFrom = 8
/** MB a minute: a leak of a kilobyte a request is more at the pace of the soak. */
const slopeMax = 1

/** Whether processes need more and more memory. */
export function growthOf(memory: Map<string, { at: number; megabytes: number }[]>): Growth[] {
  return [...memory].flatMap(([process, all]) => {
    const start = all[0]?.at ?? 0
    const warm = all.filter(({ at }) => at >= start + warmUp)
    const [first, last] = [warm[0], warm.at(-1)]
    if (!first || !last || warm.length < 6) return []
    const minutes = (last.at - first.at) / 60_000
    const late = warm.slice(Math.floor(warm.length / 2))
    const slope = slopeOf(late.map(({ at, megabytes }) => [(at - start) / 60_000, megabytes]))
    const verdict = minutes < judgedFrom ? 'too short' : slope > slopeMax ? 'grows' : 'flat'
    return [{ process, minutes, first: first.megabytes, last: last.megabytes, slope, verdict }]
  })
}

/** Of the line with the least squares. */
function slopeOf(points: [number, number][]): number {
  const mean = (place: 0 | 1) => points.reduce((sum, point) => sum + point[place], 0) / points.length
  const [x, y] = [mean(0), mean(1)]
  const spread = points.reduce((sum, point) => sum + (point[0] - x) ** 2, 0)
  return points.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0) / (spread || 1)
}
