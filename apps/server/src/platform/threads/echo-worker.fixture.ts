import { answerOrders } from './answer-orders.ts'

answerOrders(async (order: string) => order)
