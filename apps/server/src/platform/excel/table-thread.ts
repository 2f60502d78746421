import { Worker } from 'node:worker_threads'
import { createSlots } from '../files/picture/slots.ts'
import type { MarkOrder } from './mark-order.ts'
import type { TableAnswer, TableOrder } from './table.ts'

export type ThreadOrder = { kind: 'read'; order: TableOrder } | { kind: 'mark'; order: MarkOrder }

/** Milliseconds of a processor for one workbook; an honest one takes a tenth of a second. */
const patience = 8_000
/** Milliseconds after which nobody waits any more, however little a busy machine gave to it. */
const atLatest = 40_000
const oneAtATime = createSlots(1)

/**
 * Works on somebody's workbook in a thread of its own with little memory, because whoever made it may mean harm.
 * Undefined when nothing comes of it.
 */
export function inTableThread(order: Extract<ThreadOrder, { kind: 'read' }>): Promise<TableAnswer | undefined>
export function inTableThread(order: Extract<ThreadOrder, { kind: 'mark' }>): Promise<Uint8Array | undefined>
export function inTableThread(order: ThreadOrder): Promise<unknown> {
  return oneAtATime(() => run(order))
}

function run(order: ThreadOrder): Promise<unknown> {
  const worker = new Worker(new URL('./table-worker.ts', import.meta.url), {
    workerData: order,
    resourceLimits: { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 256 },
  })
  return new Promise((resolve) => {
    const end = (answer: unknown) => {
      clearInterval(timer)
      resolve(answer)
      void worker.terminate()
    }
    const begun = performance.now()
    const timer = setInterval(() => {
      const waited = performance.now() - begun
      if (waited > atLatest) end(undefined)
      else if (waited > patience) void worker.cpuUsage().then(endGreedy, () => end(undefined))
    }, 1_000)
    const endGreedy = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1_000 > patience && end(undefined)
    worker.once('message', end)
    worker.once('error', () => end(undefined))
    worker.once('exit', () => end(undefined))
  })
}
