import type { Scrape } from './alerts.ts'

export interface Growth {
  process: string
  minutes: number
  /** MB that the process had after its first minute, and in the end. */
  first: number
  last: number
  /** MB a minute in the second half of what was watched: of the process, and of what its JavaScript holds. */
  slope: number
  held: number
  /** Whether it was watched for long enough to be judged, and then grew. */
  verdict: 'flat' | 'grows' | 'too short'
}

/** A heap fills in the first minutes of a process and is emptied now and then. */
const warmUp = 60_000
/** Minutes from which on a process is judged. */
const judgedFrom = 8
/** MB a minute that a process may grow beside what its JavaScript holds, which may not grow by this. */
const slopeMax = { process: 3, held: 0.5 }
const MB = 1024 ** 2

type Point = [minutes: number, megabytes: number]

/** Whether processes need more and more memory. */
export function growthOf(
  memory: Map<string, { at: number; megabytes: number }[]>,
  scrapes: Map<string, Scrape[]>,
): Growth[] {
  return [...memory].flatMap(([process, all]) => {
    const start = all[0]?.at ?? 0
    const warm = all.filter(({ at }) => at >= start + warmUp)
    const [first, last] = [warm[0], warm.at(-1)]
    if (!first || !last || warm.length < 6) return []
    const minutes = (last.at - first.at) / 60_000
    const late = warm.slice(Math.floor(warm.length / 2))
    const from = late[0]?.at ?? 0
    const minute = (at: number) => (at - start) / 60_000
    const slope = slopeOf(late.map(({ at, megabytes }) => [minute(at), megabytes]))
    const ofNode = scrapes.get(process.split(' ')[0] ?? '') ?? []
    const held = slopeOf(emptied(ofNode.filter(({ at }) => at >= from && at <= last.at)))
    const grows = slope > slopeMax.process || held > slopeMax.held
    const verdict = minutes < judgedFrom ? 'too short' : grows ? 'grows' : 'flat'
    return [{ process, minutes, first: first.megabytes, last: last.megabytes, slope, held, verdict }]
  })
}

/** What is held is what is left after rubbish was taken out: the least of each minute. */
function emptied(scrapes: readonly Scrape[]): Point[] {
  const least = new Map<number, number>()
  for (const { at, series } of scrapes) {
    const used = series?.get('nodejs_heap_size_used_bytes')
    if (used === undefined) continue
    const minute = Math.floor(at / 60_000)
    least.set(minute, Math.min(least.get(minute) ?? Number.POSITIVE_INFINITY, used / MB))
  }
  return [...least]
}

/** Of the line with the least squares. */
function slopeOf(points: readonly Point[]): number {
  const mean = (place: 0 | 1) => points.reduce((sum, point) => sum + point[place], 0) / points.length
  const [x, y] = [mean(0), mean(1)]
  const spread = points.reduce((sum, point) => sum + (point[0] - x) ** 2, 0)
  return points.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0) / (spread || 1)
}
