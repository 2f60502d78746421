import type { Logger } from 'pino'
import type { Clock } from '../../../platform/clock.ts'
import type { Database, Tx } from '../../../platform/db/database.ts'
import { describeError } from '../../../platform/http/describe-error.ts'
import { type Claim, updateClaimed } from '../store/tasks.ts'

/** The task was cancelled, or another worker has it. */
export class TakenAway extends Error {}
/** This node is asked to end. */
export class Stopped extends Error {}

/** Milliseconds between two looks; progress is written only when there is some. */
const interval = 300
/** Milliseconds after which a worker says that it lives although nothing came of it. */
const silence = 5_000

/** Writes progress beside the work, and learns on this way that the task is not the worker's any more. */
export function createHeartbeat(
  { database, clock, log }: { database: Database; clock: Clock; log: Logger },
  claim: Claim & { done: number; total: number },
) {
  let reached = { done: 0, total: claim.total }
  let written = reached
  let writtenAt = performance.now()
  let reason: Error | undefined
  let isWriting = false

  /** Unlogged: a worker says that it is alive. */
  async function write(): Promise<void> {
    const isDue = reached !== written || performance.now() - writtenAt > silence
    if (isWriting || reason || !isDue) return
    isWriting = true
    const now = reached
    try {
      if (!(await updateClaimed(database.tx, claim, { ...now, aliveAt: clock.now() }))) reason = new TakenAway()
      written = now
      writtenAt = performance.now()
    } catch (error) {
      // The database is away for a moment; the next beat tries again.
      log.warn({ error: describeError(error as Error) }, 'progress of an export was not written')
    } finally {
      isWriting = false
    }
  }

  const timer = setInterval(() => void write(), interval)
  return {
    goOn(): void {
      if (reason) throw reason
    },
    progress(done: number, total: number): void {
      reached = { done, total }
    },
    async hold(tx: Tx): Promise<void> {
      if (!(await updateClaimed(tx, claim, { aliveAt: clock.now() }))) throw new TakenAway()
    },
    reached: () => reached,
    stop(): void {
      reason ??= new Stopped()
    },
    end: () => clearInterval(timer),
  }
}
