import { createHash } from 'node:crypto'
import { reasonParams } from '@matai/qr/scan-check'
import { failField } from '../failure.ts'
import { createFairThread } from '../threads/fair-thread.ts'
import type { WorkerAnswer } from './draw-worker.ts'
import type { LabelOrder } from './label/label-order.ts'
import type { LabelDrawn } from './label/render-label.ts'
import type { DrawOrder, Drawn } from './render.ts'

export interface Drawing {
  /** The picture, or why it would not scan. An impossible style is refused by its field. `owner`: the account it is for. */
  draw(order: DrawOrder, owner: number): Promise<Drawn>
  /** A label, or what keeps a code on it from being read. */
  label(order: LabelOrder, owner: number): Promise<LabelDrawn>
  close(): Promise<void>
}

/** Pictures kept, newest last; one is asked for again when it is shown and then downloaded. */
const keptPictures = 200
/** A larger one, for a poster perhaps, is drawn again. */
const largestKept = 512 * 1024
/** Orders that may wait: some ten seconds' work. Beyond that an honest refusal is faster than a picture. */
const mostOrders = 60
const retrySeconds = 5
/** Milliseconds without an order after which the thread ends: sixty megabytes are worth a third of a second to the next. */
const idleFor = 10_000

/** Draws in a thread of its own, so that scans never wait for a picture; accounts that want many take turns. */
export function createDrawing({ idleAfter = idleFor, mostWaiting = mostOrders } = {}): Drawing {
  const kept = new Map<string, Drawn>()
  const script = new URL('./draw-worker.ts', import.meta.url)
  const thread = createFairThread<DrawOrder | LabelOrder, WorkerAnswer>(script, {
    mostWaiting,
    retrySeconds,
    idleAfter,
  })

  async function ask(order: DrawOrder | LabelOrder, owner: number) {
    const answer = await thread.ask(order, owner)
    if (!('styleField' in answer)) return answer
    // No code holds that much; every other limit of a content was checked at the gate.
    if (answer.styleField === 'content' && 'content' in order) {
      const phrase = 'qr.reasonContentTooLong'
      failField('content', phrase, reasonParams([phrase], order.content, order.style))
    }
    return failField(answer.styleField, 'errors.wrongFormat')
  }

  function keep(key: string, drawn: Drawn): void {
    if (drawn.ok && drawn.body.length > largestKept) return
    const oldest = kept.keys().next()
    if (kept.size >= keptPictures && !oldest.done) kept.delete(oldest.value)
    kept.set(key, drawn)
  }

  return {
    async draw(order, owner) {
      const key = createHash('sha256').update(JSON.stringify(order)).digest('base64')
      const known = kept.get(key)
      if (known) return known
      const answer = await ask(order, owner)
      if (!('drawn' in answer)) throw new Error('the drawing thread answered something else')
      keep(key, answer.drawn)
      return answer.drawn
    },
    async label(order, owner) {
      const answer = await ask(order, owner)
      if (!('label' in answer)) throw new Error('the drawing thread answered something else')
      return answer.label
    },
    close: thread.close,
  }
}
