import { StyleError } from '@matai/qr'
import { answerOrders } from '../threads/answer-orders.ts'
import type { LabelOrder } from './label/label-order.ts'
import type { LabelDrawn } from './label/render-label.ts'
import { type DrawOrder, type Drawn, render } from './render.ts'

/** What a picture or a label became; `styleField` names what of a style cannot be drawn at all. */
export type WorkerAnswer = { drawn: Drawn } | { label: LabelDrawn } | { styleField: string }

answerOrders(async (order: DrawOrder | LabelOrder): Promise<WorkerAnswer> => {
  try {
    // Labels bring fonts and paper along, which most threads never need.
    if ('design' in order) return { label: await (await import('./label/render-label.ts')).renderLabel(order) }
    return { drawn: await render(order) }
  } catch (error) {
    if (error instanceof StyleError) return { styleField: error.field }
    throw error
  }
})
