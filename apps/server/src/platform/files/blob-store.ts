import type { Readable } from 'node:stream'

/** Bytes `start` to `end`, both included, counted from 0. */
export interface ByteRange {
  start: number
  end: number
}

/**
 * Where the bytes of stored files are, by key. Whoever takes bytes in writes them to a local file first (staging or the
 * spool of resumable uploads), so that a store far away only ever receives whole files.
 */
export interface BlobStore {
  /** Stores a whole local file, which stays where it is. After this the bytes survive a loss of power. */
  keep(key: string, path: string): Promise<void>
  /** Undefined when nothing is stored under the key. The reader has to read it to the end or destroy it. */
  open(key: string, range?: ByteRange): Promise<Readable | undefined>
  /** Deletes what is stored under the key, if anything. */
  delete(key: string): Promise<void>
}
