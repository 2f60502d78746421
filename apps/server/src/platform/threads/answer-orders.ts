import { flushCompileCache } from 'node:module'
import { setPriority } from 'node:os'
import { setImmediate as turn } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

export interface ThreadOrder {
  number: number
  order: unknown
}

/** Said to a thread that is to end, and by it when it works on nothing any more. */
export const REST = 'rest'

export type ThreadAnswer = ({ number: number } & ({ answer: unknown } | { error: string })) | typeof REST

/** What a thread is told when it begins. */
export interface ThreadManner {
  /** Whether it takes only what scans and screens leave. */
  inBackground: boolean
}

const niceness = 10

/** The thread that calls takes only what scans and screens leave. */
export function stepBack(): void {
  // Only Linux has priorities of threads; elsewhere it would slow the whole server down.
  if (process.platform === 'linux') setPriority(0, niceness)
}

/** Answers the orders of a thread, one after the other. To be called once, by the script that the thread runs. */
export function answerOrders<Order, Answer>(answer: (order: Order) => Promise<Answer>): void {
  const { inBackground } = workerData as ThreadManner // started by threads.ts alone
  if (inBackground) stepBack()
  let before: Promise<void> = Promise.resolve()
  let isFirst = true
  let isEnding = false
  parentPort?.on('message', (told: ThreadOrder | typeof REST) => {
    if (told === REST) {
      isEnding = true
      void before.then(() => parentPort?.postMessage(REST))
      return
    }
    const { number, order } = told
    before = before.then(async () => {
      if (isEnding) return
      try {
        parentPort?.postMessage({ number, answer: await answer(order as Order) } satisfies ThreadAnswer)
      } catch (error) {
        parentPort?.postMessage({ number, error: String(error) } satisfies ThreadAnswer)
      }
      // A thread is ended before it could keep what it compiled, which the next one is then spared.
      if (isFirst) flushCompileCache()
      isFirst = false
      // Native pictures are freed between turns of the loop, which a full list of orders never lets come.
      await turn()
    })
  })
}
