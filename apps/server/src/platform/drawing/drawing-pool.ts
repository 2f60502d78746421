import { availableParallelism } from 'node:os'
import { createThreads } from '../threads/threads.ts'
import type { WorkerAnswer } from './draw-worker.ts'
import type { DrawOrder, Drawn } from './render.ts'

/** What a picture of many became; `styleField` names what of its style cannot be drawn at all. */
export type PoolDrawn = Drawn | { ok: false; styleField: string }

export interface DrawingPool {
  /** Pictures that are worth asking for before the first is there. */
  readonly width: number
  draw(order: DrawOrder): Promise<PoolDrawn>
  close(): Promise<void>
}

const mostWorkers = 8

/**
 * Threads for work on many pictures, as many as there are cores, or as pictures where those are fewer. They are apart
 * from the thread that draws for screens, so that nobody waits behind an export, and end with the work.
 */
export function createDrawingPool(pictures: number): DrawingPool {
  const size = Math.min(mostWorkers, availableParallelism(), pictures)
  const script = new URL('./draw-worker.ts', import.meta.url)
  const threads = createThreads<DrawOrder, WorkerAnswer>(script, { size, inBackground: true })
  return {
    width: threads.width,
    async draw(order) {
      const answer = await threads.ask(order)
      if ('drawn' in answer) return answer.drawn
      if ('styleField' in answer) return { ok: false, styleField: answer.styleField }
      throw new Error('the drawing thread answered something else')
    },
    close: threads.close,
  }
}
