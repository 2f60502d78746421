import { answerOrders } from '../threads/answer-orders.ts'
import { type Cleaned, cleanAll } from './clean-all.ts'

answerOrders(async (texts: string[]): Promise<Cleaned[]> => cleanAll(texts))
