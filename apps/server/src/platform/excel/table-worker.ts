import { parentPort, workerData } from 'node:worker_threads'
import { parseTable, type TableOrder } from './parse-table.ts'

parentPort?.postMessage(await parseTable(workerData as TableOrder)) // started by read-table.ts alone
