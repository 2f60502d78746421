/** What was answered, to be looked for at the end; and how long each answer took. */
export interface Books {
  /** By code: visits that saw their page, and visits of which nobody knows whether they did. */
  scans: Map<string, { answered: number; unknown: number }>
  submissions: { text: string; number: unknown }[]
  /** Sent, and answered in none of many tries. */
  givenUp: { kind: Kind; about: string }[]
  uploads: { id: string; url: string; sha256: string }[]
  /** Exports and prints, and whether they were seen done. */
  tasks: { id: number; isDone: boolean }[]
  /** Pages that were changed, and how many of them were shown as they had been. */
  changes: { made: number; stale: number }
  timings: Timing[]
}

export const kinds = ['scans', 'submissions', 'uploads', 'exports', 'prints', 'lists', 'changes'] as const
export type Kind = (typeof kinds)[number]

export interface Timing {
  kind: Kind
  /** When it was sent first. */
  at: number
  /** Milliseconds until it was answered, with everything that was tried meanwhile. */
  took: number
}

export function openBooks(): Books {
  return {
    scans: new Map(),
    submissions: [],
    givenUp: [],
    uploads: [],
    tasks: [],
    changes: { made: 0, stale: 0 },
    timings: [],
  }
}
