import { parentPort, workerData } from 'node:worker_threads'
import { stepBack } from '../threads/answer-orders.ts'
import { markWorkbook } from './mark-workbook.ts'
import { parseTable } from './parse-table.ts'
import type { ThreadOrder } from './table-thread.ts'

stepBack()
const { kind, order } = workerData as ThreadOrder // started by table-thread.ts alone
parentPort?.postMessage(kind === 'read' ? await parseTable(order) : await markWorkbook(order))
