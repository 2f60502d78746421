import { Worker } from 'node:worker_threads'
import { createSlots } from '../files/picture/slots.ts'
import { isPacked, parseTable, type TableOrder, type TableRow } from './parse-table.ts'

/** Milliseconds for one workbook; an honest one takes a tenth of a second. */
const patience = 8_000
const oneAtATime = createSlots(1)

/**
 * The first rows of a workbook. What is packed is read in a thread of its own with little memory, because whoever made
 * it may mean harm. Undefined when it is no workbook that we read, or too much to unpack.
 */
export function readTable(order: TableOrder): Promise<TableRow[] | undefined> {
  return isPacked(order.bytes) ? oneAtATime(() => readInThread(order)) : parseTable(order).catch(() => undefined)
}

function readInThread(order: TableOrder): Promise<TableRow[] | undefined> {
  const worker = new Worker(new URL('./table-worker.ts', import.meta.url), {
    workerData: order,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  })
  return new Promise((resolve) => {
    const timer = setTimeout(() => end(undefined), patience)
    worker.once('message', (rows: TableRow[]) => end(rows))
    worker.once('error', () => end(undefined))
    worker.once('exit', () => end(undefined))
    function end(rows: TableRow[] | undefined): void {
      clearTimeout(timer)
      resolve(rows)
      void worker.terminate()
    }
  })
}
