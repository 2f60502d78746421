import type { ExportTask } from '@matai/contract'

/** Where the last print on a paper ended, kept on this computer: papers of labels are used up bit by bit. */
const keyOf = (paper: string) => `print-next:${paper}`
const awaitedKey = 'print-awaited'

/** A PDF that is still being made: its paper is used up as soon as it is there, and not when it fails. */
interface Awaited {
  task: number
  paper: string
  next: number
  /** Whether all of its labels were read before; otherwise some may be left out, and nobody knows where it ends. */
  isExact: boolean
}

export function rememberNext(paper: string, next: number | undefined): void {
  if (next === undefined) localStorage.removeItem(keyOf(paper))
  else localStorage.setItem(keyOf(paper), String(next))
}

/** The first free cell of a sheet that was begun; undefined for a new one. */
export function nextOn(paper: string): number | undefined {
  const next = Number(localStorage.getItem(keyOf(paper)))
  return Number.isInteger(next) && next > 1 ? next : undefined
}

export function awaitPdf(awaited: Awaited): void {
  localStorage.setItem(awaitedKey, JSON.stringify([...readAwaited(), awaited].slice(-20)))
}

/** Takes note of the PDFs that are there by now. A failed one may be tried again; the others are forgotten. */
export function settlePdfs(tasks: readonly Pick<ExportTask, 'id' | 'state' | 'problem'>[]): void {
  const before = readAwaited()
  if (before.length === 0) return
  const rest = before.filter(({ task, paper, next, isExact }) => {
    const found = tasks.find(({ id }) => id === task)
    if (found?.state === 'done' && (isExact || found.problem === '')) rememberNext(paper, next)
    return found !== undefined && found.state !== 'done' && found.state !== 'cancelled'
  })
  if (rest.length < before.length) localStorage.setItem(awaitedKey, JSON.stringify(rest))
}

function readAwaited(): Awaited[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(awaitedKey) ?? '[]')
    return Array.isArray(kept) ? kept : []
  } catch {
    return []
  }
}
