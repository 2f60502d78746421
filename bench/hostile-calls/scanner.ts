import { setTimeout as sleep } from 'node:timers/promises'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'

const every = 20

export interface Scanner {
  /** Milliseconds of the slowest scan since the last lap. */
  lap(): Promise<number>
  stop(): Promise<void>
}

/** Scans a code again and again, in a thread, so that what the bench itself does is not taken for the server's. */
export function startScanner(address: string): Scanner {
  const worker = new Worker(new URL(import.meta.url), { workerData: address })
  return {
    lap: () =>
      new Promise((resolve) => {
        worker.once('message', resolve)
        worker.postMessage('lap')
      }),
    stop: async () => void (await worker.terminate()),
  }
}

if (!isMainThread) {
  let worst = 0
  let since: number | undefined
  parentPort?.on('message', () => {
    // One that has not come back yet is as slow as it is by now.
    parentPort?.postMessage(Math.max(worst, since === undefined ? 0 : performance.now() - since))
    worst = 0
  })
  for (;;) {
    since = performance.now()
    await fetch(workerData as string, { headers: { 'User-Agent': 'Mozilla/5.0' } }).then((answer) =>
      answer.arrayBuffer(),
    )
    worst = Math.max(worst, performance.now() - since)
    since = undefined
    await sleep(every)
  }
}
