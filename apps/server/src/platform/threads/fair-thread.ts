import { tooManyRequests } from '../failure.ts'
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

/** Owners' worth of orders after which whoever has more than a few waits until there are fewer. */
const crowd = 8
const few = 4

type Job = () => Promise<void>

/** Answers orders one after the other in a thread that starts with an order and ends when none comes. */
export function createFairThread<Order, Answer>(
  script: URL,
  { mostWaiting, retrySeconds, idleAfter }: Options,
): FairThread<Order, Answer> {
  /** By owner, in the order of their turns. */
  const queues = new Map<number, Job[]>()
  /** Orders by owner, with the one that is being answered. */
  const open = new Map<number, number>()
  let thread: Threads<Order, Answer> | undefined
  let isWorking = false
  let isClosed = false
  let idle: NodeJS.Timeout | undefined

  function endWhenIdle(): void {
    idle = setTimeout(() => {
      const ending = thread
      thread = undefined
      void ending?.close()
    }, idleAfter).unref()
  }

  function nextJob(): Job | undefined {
    const turn = queues.entries().next()
    if (turn.done) return undefined
    const [owner, jobs] = turn.value
    const job = jobs.shift()
    queues.delete(owner)
    if (jobs.length > 0) queues.set(owner, jobs)
    return job
  }

  async function work(): Promise<void> {
    if (isWorking) return
    isWorking = true
    clearTimeout(idle)
    for (let job = nextJob(); job; job = nextJob()) await job()
    isWorking = false
    if (!isClosed) endWhenIdle()
  }

  function answer(order: Order): Promise<Answer> {
    if (isClosed) return Promise.reject(new Error('the thread is closed'))
    if (!thread || thread.isBroken) thread = createThreads(script, { size: 1, inBackground: false })
    return thread.ask(order)
  }

  return {
    async ask(order, owner) {
      const own = open.get(owner) ?? 0
      const isCrowded = own >= few && sum(open.values()) >= crowd * mostWaiting
      if (own >= mostWaiting || isCrowded) tooManyRequests(retrySeconds)
      open.set(owner, own + 1)
      try {
        return await new Promise<Answer>((resolve, reject) => {
          const jobs = queues.get(owner) ?? []
          jobs.push(() => answer(order).then(resolve, reject))
          queues.set(owner, jobs)
          void work()
        })
      } finally {
        const left = (open.get(owner) ?? 1) - 1
        if (left > 0) open.set(owner, left)
        else open.delete(owner)
      }
    },
    async close() {
      isClosed = true
      clearTimeout(idle)
      await thread?.close()
    },
  }
}

function sum(counts: Iterable<number>): number {
  let all = 0
  for (const count of counts) all += count
  return all
}
