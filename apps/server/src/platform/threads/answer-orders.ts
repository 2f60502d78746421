import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'

export interface ThreadOrder {
  number: number
  order: unknown
}

export type ThreadAnswer = { number: number } & ({ answer: unknown } | { error: string })

/** Scans and screens come first: long work takes what they leave. */
const niceness = 10

/** Answers the orders of a thread, one after the other. To be called once, by the script that the thread runs. */
export function answerOrders<Order, Answer>(answer: (order: Order) => Promise<Answer>): void {
  // Only Linux has priorities of threads; elsewhere it would slow the whole server down.
  if (process.platform === 'linux') setPriority(0, niceness)
  let before: Promise<void> = Promise.resolve()
  parentPort?.on('message', ({ number, order }: ThreadOrder) => {
    before = before.then(async () => {
      try {
        parentPort?.postMessage({ number, answer: await answer(order as Order) } satisfies ThreadAnswer)
      } catch (error) {
        parentPort?.postMessage({ number, error: String(error) } satisfies ThreadAnswer)
      }
    })
  })
}
