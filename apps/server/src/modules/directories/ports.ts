import type { Caller } from '../../platform/http/context.ts'
import { port } from '../../platform/ports.ts'

/** Visits of all that is in a directory and below it, of the last days; null when they are too many to add up. */
export const directoryVisits =
  port<(directoryId: number, caller: Caller, now: Date) => Promise<number | null>>('directories.visits')
