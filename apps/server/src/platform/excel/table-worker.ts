import { parentPort, workerData } from 'node:worker_threads'
import { markWorkbook } from './mark-workbook.ts'
import { parseTable } from './parse-table.ts'
import type { ThreadOrder } from './table-thread.ts'

const { kind, order } = workerData as ThreadOrder // started by table-thread.ts alone
parentPort?.postMessage(kind === 'read' ? await parseTable(order) : await markWorkbook(order))
