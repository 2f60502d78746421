import { parentPort } from 'node:worker_threads'
import { StyleError } from '@matai/qr'
import { type DrawOrder, type Drawn, render } from './render.ts'

export interface WorkerOrder {
  number: number
  order: DrawOrder
}

export type WorkerAnswer = { number: number } & ({ drawn: Drawn } | { styleField: string } | { error: string })

parentPort?.on('message', async ({ number, order }: WorkerOrder) => {
  const answer = { number, ...(await outcome(order)) } satisfies WorkerAnswer
  // The picture is handed over, not copied.
  parentPort?.postMessage(answer, 'drawn' in answer && answer.drawn.ok ? [answer.drawn.body.buffer] : [])
})

async function outcome(order: DrawOrder) {
  try {
    return { drawn: await render(order) }
  } catch (error) {
    return error instanceof StyleError ? { styleField: error.field } : { error: String(error) }
  }
}
