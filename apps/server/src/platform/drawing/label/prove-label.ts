import { StyleError } from '@matai/qr'
import { type LabelOrder, layoutOrder } from './label-order.ts'
import { type LabelProblem, labelProblem } from './label-problem.ts'

export type ProveOrder = Omit<LabelOrder, 'format' | 'dpi'>

/** Whether every code of a label was read back from the label's own pixels, or why not. */
export type Proven = { isRead: true } | { problem: LabelProblem } | { styleField: string }

export async function proveLabel(order: ProveOrder): Promise<Proven> {
  try {
    const problem = await labelProblem(order, layoutOrder(order))
    return problem ? { problem } : { isRead: true }
  } catch (error) {
    if (error instanceof StyleError) return { styleField: error.field }
    throw error
  }
}
