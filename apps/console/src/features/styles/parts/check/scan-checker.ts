import type { ScanVerdict } from '@matai/qr/scan-check'
import type { ScanRequest } from './scan-worker.ts'

type Answer = { number: number; verdict: ScanVerdict } | { number: number; problem: string }

export interface ScanChecker {
  check: (question: Omit<ScanRequest, 'number'>) => Promise<ScanVerdict>
  stop: () => void
}

/** Decodes in a worker, so that typing and dragging stay smooth. */
export function startScanChecker(): ScanChecker {
  const worker = new Worker(new URL('./scan-worker.ts', import.meta.url), { type: 'module' })
  const waiting = new Map<number, { resolve: (verdict: ScanVerdict) => void; reject: (error: Error) => void }>()
  let last = 0
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    const asked = waiting.get(data.number)
    waiting.delete(data.number)
    if ('verdict' in data) asked?.resolve(data.verdict)
    else asked?.reject(new Error(data.problem))
  })
  worker.addEventListener('error', () => {
    for (const { reject } of waiting.values()) reject(new Error('worker'))
    waiting.clear()
  })
  return {
    check: (question) =>
      new Promise((resolve, reject) => {
        last += 1
        waiting.set(last, { resolve, reject })
        worker.postMessage({ number: last, ...question })
      }),
    stop: () => worker.terminate(),
  }
}
