import { createHash } from 'node:crypto'
import { failField, tooManyRequests } from '../failure.ts'
import { createThreads, type Threads } from '../threads/threads.ts'
import type { WorkerAnswer } from './draw-worker.ts'
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

/** Pictures kept, newest last; one is asked for again when it is shown and then downloaded. */
const keptPictures = 200
/** A larger one, for a poster perhaps, is drawn again. */
const largestKept = 512 * 1024
/** Orders that may wait: some ten seconds' work. Beyond that an honest refusal is faster than a picture. */
const mostWaiting = 60
const retrySeconds = 5
/** Milliseconds without an order after which the thread ends: sixty megabytes are worth a third of a second to the next. */
const idleFor = 10_000

/** Draws in a thread of its own, so that scans never wait for a picture. The thread starts with an order and ends when none comes. */
export function createDrawing({ idleAfter = idleFor }: { idleAfter?: number } = {}): Drawing {
  const kept = new Map<string, Drawn>()
  let thread: Threads<DrawOrder | LabelOrder, WorkerAnswer> | undefined
  let waiting = 0
  let idle: NodeJS.Timeout | undefined

  function endWhenIdle(): void {
    idle = setTimeout(() => {
      const ending = thread
      thread = undefined
      void ending?.close()
    }, idleAfter).unref()
  }

  async function ask(order: DrawOrder | LabelOrder) {
    if (waiting >= mostWaiting) tooManyRequests(retrySeconds)
    clearTimeout(idle)
    if (!thread || thread.isBroken) {
      thread = createThreads(new URL('./draw-worker.ts', import.meta.url), { size: 1, inBackground: false })
    }
    waiting += 1
    try {
      const answer = await thread.ask(order)
      if (!('styleField' in answer)) return answer
      // No code holds that much; every other limit of a content was checked at the gate.
      if (answer.styleField === 'content') failField('content', 'qr.reasonContentTooLong')
      return failField(answer.styleField, 'errors.wrongFormat')
    } finally {
      waiting -= 1
      if (waiting === 0) endWhenIdle()
    }
  }

  function keep(key: string, drawn: Drawn): void {
    if (drawn.ok && drawn.body.length > largestKept) return
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
      clearTimeout(idle)
      await thread?.close()
    },
  }
}
