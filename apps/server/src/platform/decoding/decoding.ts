import { Worker } from 'node:worker_threads'
import { onePictureAtATime } from '../files/picture/slots.ts'
import { createFairTurns } from '../threads/fair-turns.ts'
import type { DecodedPhoto } from './decode-photo.ts'
import type { WorkerAnswer, WorkerOrder } from './decode-worker.ts'

export interface Decoding {
  /** The texts of the codes in a picture; undefined when none could be read in time. Owners take turns. */
  decode(bytes: Uint8Array, owner: number): Promise<DecodedPhoto | undefined>
  close(): Promise<void>
}

/** Milliseconds for one picture; by then whoever waits is better served by advice how to take another. */
const patience = 8_000
/** What an attempt may take beyond that before its thread is ended. */
const grace = 2_000
/** Pictures of one owner, and of all together, that may wait; 20 MB each. */
const mostWaiting = 4
const mostInAll = 12
const retrySeconds = 10
/** Milliseconds without a picture after which the thread ends: a hundred megabytes are worth half a second to the next. */
const idleFor = 3_000

/** Reads one picture at a time in a thread of its own, which starts with a picture and ends when none comes. */
export function createDecoding({ patience: allowed = patience }: { patience?: number } = {}): Decoding {
  let worker: Worker | undefined
  let idle: NodeJS.Timeout | undefined

  function endWhenIdle(): void {
    idle = setTimeout(() => {
      const ending = worker
      worker = undefined
      void ending?.terminate()
    }, idleFor).unref()
  }

  function start(): Worker {
    const started = new Worker(new URL('./decode-worker.ts', import.meta.url), {
      resourceLimits: { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 512 },
    })
    // A thread that waits for pictures must not keep the process alive.
    started.unref()
    started.on('exit', () => {
      if (worker === started) worker = undefined
    })
    // Also between two pictures a thread may fail; then nobody waits for it.
    started.on('error', () => undefined)
    return started
  }

  function read(bytes: Uint8Array): Promise<DecodedPhoto | undefined> {
    worker ??= start()
    const reading = worker
    return new Promise((resolve) => {
      const timer = setTimeout(giveUp, allowed + grace)
      reading.once('message', onAnswer)
      reading.once('error', giveUp)
      reading.once('exit', giveUp)
      reading.postMessage({ bytes, patience: allowed } satisfies WorkerOrder)

      function onAnswer({ decoded }: WorkerAnswer): void {
        letGo()
        resolve(decoded)
      }
      function giveUp(): void {
        letGo()
        if (worker === reading) worker = undefined
        void reading.terminate()
        resolve(undefined)
      }
      function letGo(): void {
        clearTimeout(timer)
        reading.off('message', onAnswer)
        reading.off('exit', giveUp)
        reading.off('error', giveUp)
      }
    })
  }

  const turns = createFairTurns({
    ...{ mostWaiting, mostInAll, retrySeconds },
    onBusy: () => clearTimeout(idle),
    onIdle: endWhenIdle,
  })
  return {
    decode: (bytes, owner) => turns.take(owner, () => onePictureAtATime(() => read(bytes))),
    close: async () => {
      clearTimeout(idle)
      await worker?.terminate()
    },
  }
}
