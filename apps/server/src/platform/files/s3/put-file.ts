import { open } from 'node:fs/promises'
import type { S3 } from './s3-client.ts'
import { partsOf, S3Refusal, StoreAway, textsOf } from './s3-error.ts'

/** Bytes of a part: ten thousand of them are more than the largest file. */
export const partBytes = 8 * 1024 ** 2

/** Stores a whole local file: small ones at once, others in parts that are put together when all are there. */
export async function putFile(s3: S3, key: string, path: string): Promise<void> {
  const handle = await open(path)
  try {
    const { size } = await handle.stat()
    const piece = Buffer.allocUnsafe(Math.min(partBytes, size))
    const readAt = async (from: number): Promise<Buffer> => {
      let filled = 0
      while (filled < piece.length) {
        const { bytesRead } = await handle.read(piece, filled, piece.length - filled, from + filled)
        if (bytesRead === 0) break
        filled += bytesRead
      }
      return piece.subarray(0, filled)
    }
    if (size <= partBytes) return await s3.ask('PUT', key, { body: await readAt(0) }).then(read)
    await inParts(s3, key, size, readAt)
  } finally {
    await handle.close()
  }
}

async function inParts(s3: S3, key: string, size: number, readAt: (from: number) => Promise<Buffer>): Promise<void> {
  const begun = await (await s3.ask('POST', key, { query: { uploads: '' } })).text()
  const [uploadId = ''] = textsOf(begun, 'UploadId')
  try {
    const tags: string[] = []
    for (let from = 0; from < size; from += partBytes) {
      const query = { partNumber: String(tags.length + 1), uploadId }
      const answer = await s3.ask('PUT', key, { query, body: await readAt(from) })
      await read(answer)
      tags.push(answer.headers.get('etag') ?? '')
    }
    const parts = tags.map((tag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${tag}</ETag></Part>`).join('')
    const body = `<CompleteMultipartUpload>${parts}</CompleteMultipartUpload>`
    const answer = await s3.ask('POST', key, { query: { uploadId }, body })
    // A refusal comes as 200 here, when the answer was begun before it was known.
    const text = await answer.text()
    if (
      partsOf(text, 'CompleteMultipartUploadResult').length === 0 &&
      !text.includes('<CompleteMultipartUploadResult ')
    )
      throw new StoreAway(new S3Refusal(answer.status, text))
  } catch (error) {
    await s3.ask('DELETE', key, { query: { uploadId }, also: [404] }).catch(() => undefined) // the bucket forgets it later
    throw error
  }
}

/** A body that nobody reads keeps its connection. */
export async function read(answer: Response): Promise<void> {
  await answer.arrayBuffer()
}
