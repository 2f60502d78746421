import { answerPdfOrders, type PdfPage } from './answer-pdf-orders.ts'

answerPdfOrders((page: PdfPage) => page)
