import { closeSync, openSync, readSync, statSync } from 'node:fs'
import type { Outcome } from './identity.ts'

const LONGEST = 256 * 1024

export const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0

/** What was written to a log since it had `before` bytes; earlier lines speak of earlier starts. */
export function grownPart(file: string, before: number): string {
  const length = Math.min(sizeOf(file) - before, LONGEST)
  if (length <= 0) return ''
  const part = Buffer.alloc(length)
  const handle = openSync(file, 'r')
  try {
    return part.subarray(0, readSync(handle, part, 0, length, before)).toString()
  } finally {
    closeSync(handle)
  }
}

/** Why a server did not start: what its log calls fatal, else the end of what its program said. Never empty. */
export function reasonIn(log: string, { output, status }: Outcome): string {
  const grave = log.split('\n').filter((line) => /\b(FATAL|PANIC|HINT|DETAIL): /.test(line))
  const lines = grave.length > 0 ? grave : `${output}\n${log}`.split('\n').filter((line) => line.trim() !== '')
  const said = lines.slice(-4).map((line) => line.replace(/^[\d-]+ [\d:.]+ UTC \[\d+\] /, '').trim())
  return said.join(' ') || `pg_ctl ended with ${status}`
}
