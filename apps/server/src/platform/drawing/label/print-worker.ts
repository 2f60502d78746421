import { type PageLook, pageShapes, type SheetPage, type SheetPaper } from '@matai/label'
import { answerPdfOrders } from '../../pdf/answer-pdf-orders.ts'
import { layoutOrder } from './label-order.ts'
import type { ProveOrder } from './prove-worker.ts'

/** A page of labels that were read; laid out once more here, because shapes are a hundred times what they are made of. */
export interface PrintPage {
  paper: SheetPaper
  page: SheetPage
  look: PageLook
  /** By the place in the print. */
  labels: ReadonlyMap<number, ProveOrder>
}

answerPdfOrders(({ paper, page, look, labels }: PrintPage) => {
  const label = (index: number) => {
    const order = labels.get(index)
    return order ? layoutOrder(order) : null
  }
  return { sheet: pageShapes(paper, page, label, look), size: page }
})
