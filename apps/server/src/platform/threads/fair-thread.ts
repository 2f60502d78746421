import { createFairTurns } from './fair-turns.ts'
import { createThreads, type Threads } from './threads.ts'

/** A thread that many share. */
export interface FairThread<Order, Answer> {
  /** `owner`: for whom; owners take turns, whatever each of them has waiting. Refused when an owner asks for too much. */
  ask(order: Order, owner: number): Promise<Answer>
  close(): Promise<void>
}

interface Options {
  /** Orders of one owner that may wait. */
  mostWaiting: number
  /** When to try again after a refusal, in seconds. */
  retrySeconds: number
  /** Milliseconds without an order after which the thread ends. */
  idleAfter: number
}

/** Answers orders one after the other in a thread that starts with an order and ends when none comes. */
export function createFairThread<Order, Answer>(
  script: URL,
  { mostWaiting, retrySeconds, idleAfter }: Options,
): FairThread<Order, Answer> {
  let thread: Threads<Order, Answer> | undefined
  let isClosed = false
  let idle: NodeJS.Timeout | undefined

  function endWhenIdle(): void {
    if (isClosed) return
    idle = setTimeout(() => {
      const ending = thread
      thread = undefined
      void ending?.close()
    }, idleAfter).unref()
  }

  function answer(order: Order): Promise<Answer> {
    if (isClosed) return Promise.reject(new Error('the thread is closed'))
    if (!thread || thread.isBroken) thread = createThreads(script, { size: 1, inBackground: false })
    return thread.ask(order)
  }

  const turns = createFairTurns({
    mostWaiting,
    retrySeconds,
    onBusy: () => clearTimeout(idle),
    onIdle: endWhenIdle,
  })
  return {
    ask: (order, owner) => turns.take(owner, () => answer(order)),
    async close() {
      isClosed = true
      clearTimeout(idle)
      await thread?.close()
    },
  }
}
