import type { Blob } from '../blob-store.ts'
import type { S3 } from './s3-client.ts'
import { partsOf, textsOf } from './s3-error.ts'

/** Objects whose names begin so, in the order of their names' bytes; a thousand are read at a time. */
export async function* listObjects(s3: S3, prefix: string): AsyncGenerator<Blob> {
  let next: string | undefined
  do {
    const query: Record<string, string> = { 'list-type': '2', prefix }
    if (next) query['continuation-token'] = next
    const xml = await (await s3.ask('GET', '', { query })).text()
    for (const object of partsOf(xml, 'Contents')) {
      const [key = ''] = textsOf(object, 'Key')
      const [bytes = '0'] = textsOf(object, 'Size')
      const [at = ''] = textsOf(object, 'LastModified')
      yield { key, bytes: Number(bytes), storedAt: new Date(at) }
    }
    next = textsOf(xml, 'IsTruncated')[0] === 'true' ? textsOf(xml, 'NextContinuationToken')[0] : undefined
  } while (next)
}
