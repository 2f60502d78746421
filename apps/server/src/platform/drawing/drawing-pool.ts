import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { WorkerAnswer, WorkerOrder } from './draw-worker.ts'
import type { DrawOrder, Drawn } from './render.ts'

/** What a picture of many became; `styleField` names what of its style cannot be drawn at all. */
export type PoolDrawn = Drawn | { ok: false; styleField: string }

export interface DrawingPool {
  /** Pictures that are worth asking for before the first is there. */
  readonly width: number
  draw(order: DrawOrder): Promise<PoolDrawn>
  close(): Promise<void>
}

interface Member {
  worker: Worker
  waiting: Map<number, { resolve(answer: WorkerAnswer): void; reject(error: Error): void }>
}

const mostWorkers = 8
/** Orders that a worker has before it: one that it draws, and what comes next. */
const depth = 3

/**
 * Threads for work on many pictures, as many as there are cores, or as pictures where those are fewer. They are apart
 * from the thread that draws for screens, so that nobody waits behind an export, and end with the work.
 */
export function createDrawingPool(pictures: number): DrawingPool {
  const size = Math.max(1, Math.min(mostWorkers, availableParallelism(), pictures))
  let orders = 0
  let broken: Error | undefined
  const members = Array.from({ length: size }, (): Member => {
    const member: Member = {
      worker: new Worker(new URL('./draw-worker.ts', import.meta.url)),
      waiting: new Map(),
    }
    member.worker.on('message', (answer: WorkerAnswer) => settle(member, answer))
    member.worker.on('error', (error) => abandon(member, error))
    member.worker.on('exit', () => abandon(member, new Error('a drawing thread ended')))
    return member
  })

  function settle({ waiting }: Member, answer: WorkerAnswer): void {
    const order = waiting.get(answer.number)
    waiting.delete(answer.number)
    if ('error' in answer) order?.reject(new Error(answer.error))
    else order?.resolve(answer)
  }

  function abandon({ waiting }: Member, error: Error): void {
    broken ??= error
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }

  function ask(order: DrawOrder): Promise<WorkerAnswer> {
    if (broken) return Promise.reject(broken)
    const [idlest] = members.toSorted((a, b) => a.waiting.size - b.waiting.size)
    if (!idlest) return Promise.reject(new Error('a drawing pool without threads'))
    const number = ++orders
    return new Promise((resolve, reject) => {
      idlest.waiting.set(number, { resolve, reject })
      idlest.worker.postMessage({ number, order } satisfies WorkerOrder)
    })
  }

  return {
    width: size * depth,
    async draw(order) {
      const answer = await ask(order)
      if ('drawn' in answer) return answer.drawn
      if ('styleField' in answer) return { ok: false, styleField: answer.styleField }
      throw new Error('the drawing thread answered something else')
    },
    async close() {
      await Promise.all(members.map(({ worker }) => worker.terminate()))
    },
  }
}
