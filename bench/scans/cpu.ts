import { readdirSync, readFileSync } from 'node:fs'

/** Ticks of /proc are hundredths of a second on every Linux of today. */
const microsecondsPerTick = 10_000

function statOf(pid: number): string[] | undefined {
  try {
    // The name may hold spaces and stands in parentheses; what follows does not.
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')
  } catch {
    return undefined // it has ended meanwhile
  }
}

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && Number(statOf(pid)?.[1]) === parent)
}

/** CPU time of a process so far, in microseconds; with `whole` its living and ended children too. Linux only. */
export function cpuOf(pid: number, { whole = false } = {}): number {
  const stat = statOf(pid)
  if (!stat) return 0
  const [user = 0, system = 0, childrenUser = 0, childrenSystem = 0] = stat.slice(11, 15).map(Number)
  const own = (user + system + (whole ? childrenUser + childrenSystem : 0)) * microsecondsPerTick
  return own + (whole ? childrenOf(pid).reduce((sum, child) => sum + cpuOf(child), 0) : 0)
}
