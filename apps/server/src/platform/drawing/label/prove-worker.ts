import type { LabelSheet } from '@matai/label'
import { StyleError } from '@matai/qr'
import { outlined } from '../../pdf/outline-text.ts'
import { answerOrders } from '../../threads/answer-orders.ts'
import { type LabelOrder, layoutOrder } from './label-order.ts'
import { type LabelProblem, labelProblem } from './label-problem.ts'

export type ProveOrder = Omit<LabelOrder, 'format' | 'dpi'>

/** A label every code of which was read back from the label's own pixels, or why it has none. */
export type Proven = { sheet: LabelSheet } | { problem: LabelProblem } | { styleField: string }

answerOrders(async (order: ProveOrder): Promise<Proven> => {
  try {
    const sheet = layoutOrder(order)
    const problem = await labelProblem(order, { ...sheet, shapes: outlined(sheet.shapes) })
    return problem ? { problem } : { sheet }
  } catch (error) {
    if (error instanceof StyleError) return { styleField: error.field }
    throw error
  }
})
