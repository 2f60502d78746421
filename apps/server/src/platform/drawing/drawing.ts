import { createHash } from 'node:crypto'
import { Worker } from 'node:worker_threads'
import { failField, tooManyRequests } from '../failure.ts'
import type { WorkerAnswer, WorkerOrder } from './draw-worker.ts'
import type { LabelOrder } from './label/label-order.ts'
import type { LabelDrawn } from './label/render-label.ts'
import type { DrawOrder, Drawn } from './render.ts'

export interface Drawing {
  /** The picture, or why it would not scan. An impossible style is refused by its field. */
  draw(order: DrawOrder): Promise<Drawn>
  /** A label, or what keeps a code on it from being read. */
  label(order: LabelOrder): Promise<LabelDrawn>
  close(): Promise<void>
}

interface Waiting {
  resolve(answer: WorkerAnswer): void
  reject(error: unknown): void
}

/** Pictures kept, newest last; one is asked for again when it is shown and then downloaded. */
const keptPictures = 200
/** Orders that may wait: some ten seconds' work. Beyond that an honest refusal is faster than a picture. */
const mostWaiting = 60
const retrySeconds = 5

/** Draws in a thread of its own, so that scans never wait for a picture. The thread starts with the first order. */
export function createDrawing(): Drawing {
  const waiting = new Map<number, Waiting>()
  const kept = new Map<string, Drawn>()
  let worker: Worker | undefined
  let orders = 0

  function start(): Worker {
    const started = new Worker(new URL('./draw-worker.ts', import.meta.url))
    started.on('message', (answer: WorkerAnswer) => settle(answer))
    started.on('error', (error) => abandon(started, error))
    started.on('exit', () => abandon(started, new Error('the drawing thread ended')))
    return started
  }

  function settle(answer: WorkerAnswer): void {
    const order = waiting.get(answer.number)
    waiting.delete(answer.number)
    if ('drawn' in answer || 'label' in answer) order?.resolve(answer)
    else order?.reject('error' in answer ? new Error(answer.error) : answer.styleField)
  }

  function abandon(ended: Worker, error: Error): void {
    // A thread that failed also exits; by then another may have taken its place.
    if (worker !== ended) return
    worker = undefined
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }

  async function ask(order: DrawOrder | LabelOrder): Promise<WorkerAnswer> {
    if (waiting.size >= mostWaiting) tooManyRequests(retrySeconds)
    worker ??= start()
    const number = ++orders
    const answered = new Promise<WorkerAnswer>((resolve, reject) => {
      waiting.set(number, { resolve, reject })
      worker?.postMessage({ number, order } satisfies WorkerOrder)
    })
    return answered.catch((reason: unknown) => {
      if (typeof reason === 'string') failField(reason, 'errors.wrongFormat')
      throw reason
    })
  }

  function keep(key: string, drawn: Drawn): void {
    const oldest = kept.keys().next()
    if (kept.size >= keptPictures && !oldest.done) kept.delete(oldest.value)
    kept.set(key, drawn)
  }

  return {
    async draw(order) {
      const key = createHash('sha256').update(JSON.stringify(order)).digest('base64')
      const known = kept.get(key)
      if (known) return known
      const answer = await ask(order)
      if (!('drawn' in answer)) throw new Error('the drawing thread answered something else')
      keep(key, answer.drawn)
      return answer.drawn
    },
    async label(order) {
      const answer = await ask(order)
      if (!('label' in answer)) throw new Error('the drawing thread answered something else')
      return answer.label
    },
    close: async () => {
      await worker?.terminate()
    },
  }
}
