import { setTimeout as wait } from 'node:timers/promises'

/** How often a transaction is begun in all. */
const timesMax = 4
/** Milliseconds up to which one rests before it is begun again, times how often it was undone. */
const pauseMax = 25

/** Whether the database undid a transaction because of another one: a deadlock, or rows that another was quicker with. */
export function isUndone(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  return cause instanceof Error && 'code' in cause && (cause.code === '40P01' || cause.code === '40001')
}

/** Does `work` again when the database undid it because of another transaction; the last time its error is thrown. */
export async function tryAgain<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let time = 1; ; time++) {
    try {
      return await work()
    } catch (error) {
      if (time === timesMax || !isUndone(error)) throw error
      // Not all at once again: two that wait for each other would meet in the same step.
      await wait(Math.random() * pauseMax * time)
    }
  }
}
