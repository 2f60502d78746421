import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { type Blob, blobKey, type BlobStore, checkedKey } from '../blob-store.ts'
import { listObjects } from './list-objects.ts'
import { putFile, read } from './put-file.ts'
import type { S3 } from './s3-client.ts'

const prefix = 'files/'
const nameOf = (key: string) => `${prefix}${checkedKey(key)}`

/** Stores blobs as objects `files/<key>` of a bucket. */
export function createS3Blobs(s3: S3): BlobStore {
  return {
    keep: (key, path) => putFile(s3, nameOf(key), path),

    async open(key, range) {
      const headers: Record<string, string> = range ? { range: `bytes=${range.start}-${range.end}` } : {}
      const answer = await s3.ask('GET', nameOf(key), { headers, also: [404] })
      if (answer.status !== 404) return bodyOf(answer)
      await read(answer)
      return undefined
    },

    async find(key): Promise<Blob | undefined> {
      const answer = await s3.ask('HEAD', nameOf(key), { also: [404] })
      if (answer.status === 404) return undefined
      const { headers } = answer
      const storedAt = new Date(headers.get('last-modified') ?? 0)
      return { key, bytes: Number(headers.get('content-length')), storedAt }
    },

    async *list() {
      for await (const { key, ...about } of listObjects(s3, prefix)) {
        const name = key.slice(prefix.length)
        if (blobKey.test(name)) yield { key: name, ...about }
      }
    },

    delete: async (key) => read(await s3.ask('DELETE', nameOf(key), { also: [404] })),
  }
}

/** What is sent, as it comes. */
function bodyOf({ body }: Response): Readable {
  return body ? Readable.fromWeb(body as ReadableStream) : Readable.from([]) // two types of the same stream
}
