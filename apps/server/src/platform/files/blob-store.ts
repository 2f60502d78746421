import type { Readable } from 'node:stream'

/** Bytes `start` to `end`, both included, counted from 0. */
export interface ByteRange {
  start: number
  end: number
}

export interface Blob {
  key: string
  bytes: number
  /** When it was stored. */
  storedAt: Date
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
  /** What is stored under the key, without its bytes. */
  find(key: string): Promise<Blob | undefined>
  /** Everything that is stored, in the order of the keys' bytes. */
  list(): AsyncIterable<Blob>
  /** Deletes what is stored under the key, if anything. */
  delete(key: string): Promise<void>
}

/** A file's id, with the name of a small variant of it behind a dot. */
export const blobKey = /^[\w-]{22}(\.[a-z0-9]{1,10})?$/

/** The key, where it has the shape of one. */
export function checkedKey(key: string): string {
  if (!blobKey.test(key)) throw new Error('a blob key has the wrong shape')
  return key
}
