import { parentPort } from 'node:worker_threads'
import { StyleError } from '@matai/qr'
import type { LabelOrder } from './label/label-order.ts'
import type { LabelDrawn } from './label/render-label.ts'
import { type DrawOrder, type Drawn, render } from './render.ts'

export interface WorkerOrder {
  number: number
  order: DrawOrder | LabelOrder
}

export type WorkerAnswer = { number: number } & (
  | { drawn: Drawn }
  | { label: LabelDrawn }
  | { styleField: string }
  | { error: string }
)

parentPort?.on('message', async ({ number, order }: WorkerOrder) => {
  const answer = { number, ...(await outcome(order)) } satisfies WorkerAnswer
  // The picture is handed over, not copied.
  const drawn = 'drawn' in answer ? answer.drawn : 'label' in answer ? answer.label : undefined
  parentPort?.postMessage(answer, drawn?.ok ? [drawn.body.buffer] : [])
})

async function outcome(order: DrawOrder | LabelOrder) {
  try {
    // Labels bring fonts and paper along, which most threads never need.
    if ('design' in order) return { label: await (await import('./label/render-label.ts')).renderLabel(order) }
    return { drawn: await render(order) }
  } catch (error) {
    return error instanceof StyleError ? { styleField: error.field } : { error: String(error) }
  }
}
