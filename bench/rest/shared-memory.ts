import { readdirSync, readFileSync } from 'node:fs'

/** Bytes that a process and its children hold together; what they share counts once. Linux only. */
export function sharedMemoryOf(parent: number): number {
  const pids = readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid === parent || (pid > 0 && parentOf(pid) === parent))
  return pids.reduce((sum, pid) => sum + proportionOf(pid), 0)
}

function parentOf(pid: number): number | undefined {
  const status = read(`/proc/${pid}/status`)
  return status === undefined ? undefined : Number(/^PPid:\s+(\d+)/m.exec(status)?.[1])
}

const proportionOf = (pid: number) =>
  Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`) ?? '')?.[1] ?? 0) * 1024

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined // it has ended meanwhile
  }
}
