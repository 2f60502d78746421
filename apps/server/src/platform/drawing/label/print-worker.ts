import { type PageLook, pageShapes, type SheetPage, type SheetPaper } from '@matai/label'
import { type PdfOrder, pdfOrders } from '../../pdf/pdf-orders.ts'
import { answerOrders } from '../../threads/answer-orders.ts'
import { layoutOrder } from './label-order.ts'
import { type ProveOrder, type Proven, proveLabel } from './prove-label.ts'

/** A page of labels that were read; laid out once more here, because shapes are a hundred times what they are made of. */
export interface PrintPage {
  paper: SheetPaper
  page: SheetPage
  look: PageLook
  /** By the place in the print. */
  labels: ReadonlyMap<number, ProveOrder>
}

/** A label to be read, or a piece of the PDF to be written: one thread can do both, which takes half the memory of two. */
export type PrintOrder = { prove: ProveOrder } | PdfOrder<PrintPage>
export type PrintAnswer = Proven | Uint8Array

const write = pdfOrders(({ paper, page, look, labels }: PrintPage) => {
  const label = (index: number) => {
    const order = labels.get(index)
    return order ? layoutOrder(order) : null
  }
  return { sheet: pageShapes(paper, page, label, look), size: page }
})

answerOrders(
  (order: PrintOrder): Promise<PrintAnswer> =>
    order !== 'end' && 'prove' in order ? proveLabel(order.prove) : write(order),
)
