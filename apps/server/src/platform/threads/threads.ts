import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { REST, type ThreadAnswer, type ThreadManner, type ThreadOrder } from './answer-orders.ts'

export interface Threads<Order, Answer> {
  /** Orders that are worth giving before the first is answered. */
  readonly width: number
  /** Whether a thread has ended by itself; from then on nothing is answered. */
  readonly isBroken: boolean
  ask(order: Order): Promise<Answer>
  close(): Promise<void>
}

interface Member {
  worker: Worker
  waiting: Map<number, { resolve(answer: unknown): void; reject(error: Error): void }>
}

/** Orders that a thread has before it: one that it works on, and what comes next. */
const depth = 3

/** Work in pieces leaves much behind: swept often, it takes half the memory and hardly more time. */
const resourceLimits = { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 192 }

/** Threads that run a script of `answerOrders`. One of them answers its orders one after the other. */
export function createThreads<Order, Answer>(
  script: URL,
  { size, inBackground }: { size: number } & ThreadManner,
): Threads<Order, Answer> {
  const workerData: ThreadManner = { inBackground }
  let orders = 0
  let broken: Error | undefined
  const members = Array.from({ length: Math.max(1, size) }, (): Member => {
    const member: Member = { worker: new Worker(script, { resourceLimits, workerData }), waiting: new Map() }
    member.worker.on('message', (answer: ThreadAnswer) => settle(member, answer))
    member.worker.on('error', (error) => abandon(member, error))
    member.worker.on('exit', () => abandon(member, new Error('a thread ended')))
    return member
  })

  function settle({ waiting }: Member, answer: ThreadAnswer): void {
    if (answer === REST) return
    const order = waiting.get(answer.number)
    waiting.delete(answer.number)
    if ('error' in answer) order?.reject(new Error(answer.error))
    else order?.resolve(answer.answer)
  }

  function abandon({ waiting }: Member, error: Error): void {
    broken ??= error
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }

  return {
    width: members.length * depth,
    get isBroken() {
      return broken !== undefined
    },
    ask(order) {
      if (broken) return Promise.reject(broken)
      const [idlest] = members.toSorted((a, b) => a.waiting.size - b.waiting.size)
      if (!idlest) return Promise.reject(new Error('no threads'))
      const number = ++orders
      return new Promise<Answer>((resolve, reject) => {
        // What comes back is what the script says that it answers.
        idlest.waiting.set(number, { resolve: (answer) => resolve(answer as Answer), reject })
        idlest.worker.postMessage({ number, order } satisfies ThreadOrder)
      })
    },
    async close() {
      await Promise.all(members.map(end))
    },
  }
}

/** Milliseconds that a thread has for what it works on; a page or a picture takes a tenth of it. */
const lastWork = 3_000

/** What a thread works on is native code, which may take the process with it when it is ended in the middle. */
async function end({ worker, waiting }: Member): Promise<void> {
  if (waiting.size > 0) {
    worker.postMessage(REST)
    const rests = new Promise<void>((resolve) => {
      worker.on('message', (answer: ThreadAnswer) => answer === REST && resolve())
      worker.once('exit', () => resolve())
    })
    await Promise.race([rests, pause(lastWork, undefined, { ref: false })])
  }
  await worker.terminate()
}
