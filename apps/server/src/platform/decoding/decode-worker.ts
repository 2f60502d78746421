import { parentPort } from 'node:worker_threads'
import { type DecodedPhoto, decodePhoto } from './decode-photo.ts'

export interface WorkerOrder {
  bytes: Uint8Array
  /** Milliseconds. */
  patience: number
}

/** Undefined when no code was found, or the picture is too broken to look for one. */
export interface WorkerAnswer {
  decoded: DecodedPhoto | undefined
}

parentPort?.on('message', async ({ bytes, patience }: WorkerOrder) => {
  // What cannot be opened cannot be read: for whoever waits that is one answer.
  const decoded = await decodePhoto(bytes, patience).catch(() => undefined)
  parentPort?.postMessage({ decoded } satisfies WorkerAnswer)
})
