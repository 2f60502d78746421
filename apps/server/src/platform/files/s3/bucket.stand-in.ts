import { createHash, randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { partsOf, textsOf } from './s3-error.ts'

/** What is answered: XML or bytes. */
export interface Said {
  status: number
  headers?: Record<string, string | number>
  xml?: string
  bytes?: Buffer
}

interface Asked {
  key: string
  url: URL
  body: Buffer
}

interface Stored {
  bytes: Buffer
  tag: string
  at: Date
}

export type Bucket = ReturnType<typeof createBucket>

/** Least bytes of all parts but the last, as the provider has it. */
const partMin = 5 * 1024 ** 2
const pageMax = 1000

export const refusal = (status: number, code: string, message: string): Said => ({
  status,
  xml: `<Error><Code>${code}</Code><Message>${message}</Message></Error>`,
})

/** Objects of a bucket, and uploads in parts. */
export function createBucket() {
  const objects = new Map<string, Stored>()
  const uploads = new Map<string, Map<number, Stored>>()

  function put(bytes: Buffer): Stored {
    return { bytes, tag: `"${createHash('md5').update(bytes).digest('hex')}"`, at: new Date() }
  }

  function complete(key: string, uploadId: string, body: string): Said {
    const parts = uploads.get(uploadId)
    if (!parts) return refusal(404, 'NoSuchUpload', 'The specified upload does not exist.')
    const named = partsOf(body, 'Part').map((part) => {
      const stored = parts.get(Number(textsOf(part, 'PartNumber')[0]))
      return stored?.tag === textsOf(part, 'ETag')[0] ? stored : undefined
    })
    if (named.length === 0 || named.includes(undefined)) return refusal(400, 'InvalidPart', 'A part is missing.')
    const there = named.filter((part) => part !== undefined)
    if (there.slice(0, -1).some(({ bytes }) => bytes.length < partMin))
      return refusal(400, 'EntityTooSmall', 'A part is smaller than the minimum allowed object size.')
    objects.set(key, put(Buffer.concat(there.map(({ bytes }) => bytes))))
    uploads.delete(uploadId)
    const xmlns = 'http://s3.amazonaws.com/doc/2006-03-01/'
    return {
      status: 200,
      xml: `<CompleteMultipartUploadResult xmlns="${xmlns}"><Key>${key}</Key></CompleteMultipartUploadResult>`,
    }
  }

  function get(request: IncomingMessage, key: string): Said {
    const stored = objects.get(key)
    if (!stored) return refusal(404, 'NoSuchKey', 'The specified key does not exist.')
    const headers = { etag: stored.tag, 'last-modified': stored.at.toUTCString() }
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
    if (from === undefined) return { status: 200, headers, bytes: stored.bytes }
    if (Number(from) >= stored.bytes.length) return refusal(416, 'InvalidRange', 'The range is not satisfiable.')
    return { status: 206, headers, bytes: stored.bytes.subarray(Number(from), Number(to) + 1) }
  }

  function list(query: URLSearchParams): Said {
    const prefix = query.get('prefix') ?? ''
    const after = query.get('continuation-token') ?? ''
    const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort()
    const page = keys.slice(0, pageMax)
    const contents = page.map((key) => {
      const { bytes, at } = objects.get(key) as Stored // it was just listed
      return `<Contents><Key>${key}</Key><LastModified>${at.toISOString()}</LastModified><Size>${bytes.length}</Size></Contents>`
    })
    const more = keys.length > page.length
    const next = more ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
    return {
      status: 200,
      xml: `<ListBucketResult><IsTruncated>${more}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`,
    }
  }

  return {
    objects,
    uploads,
    answer(request: IncomingMessage, { key, url, body }: Asked): Said {
      const query = url.searchParams
      const uploadId = query.get('uploadId')
      switch (request.method) {
        case 'POST': {
          if (uploadId) return complete(key, uploadId, body.toString())
          const id = randomUUID()
          uploads.set(id, new Map())
          return {
            status: 200,
            xml: `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
          }
        }
        case 'PUT': {
          const stored = put(body)
          if (uploadId) {
            const parts = uploads.get(uploadId)
            if (!parts) return refusal(404, 'NoSuchUpload', 'The specified upload does not exist.')
            parts.set(Number(query.get('partNumber')), stored)
          } else objects.set(key, stored)
          return { status: 200, headers: { etag: stored.tag } }
        }
        case 'DELETE':
          if (uploadId) uploads.delete(uploadId)
          else objects.delete(key)
          return { status: 204 }
        default:
          return key ? get(request, key) : list(query)
      }
    },
  }
}
