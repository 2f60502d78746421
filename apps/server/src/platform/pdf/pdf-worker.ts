import { answerOrders } from '../threads/answer-orders.ts'
import { type PdfPage, pdfOrders } from './pdf-orders.ts'

answerOrders(pdfOrders((page: PdfPage) => page))
