import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Readable } from 'node:stream'
import { attachment } from '../../http/picture.ts'
import type { ByteRange } from '../blob-store.ts'
import { readRange } from './range.ts'

export interface Served {
  name: string
  mime: string
  size: number
  /** Changes when the bytes do. */
  version: string
  /** Whether a browser may show it; anything else is saved to the disk. */
  inline: boolean
  /** Whether caches may keep it for ever; else for a day, because it may be taken from the net. */
  forEver: boolean
  open(range?: ByteRange): Promise<Readable | undefined>
}

/** Shown or saved, a file cannot run script, load anything else or act for the site that it comes from. */
const savedPolicy = "default-src 'none'; sandbox"
const shownPolicy = "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; sandbox"

/** Answers GET and HEAD for a file that never changes, whole or one range of it. 404 when its bytes are gone. */
export async function sendBlob(request: FastifyRequest, reply: FastifyReply, served: Served): Promise<FastifyReply> {
  const etag = `"${served.version}"`
  describe(reply, served, etag)
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()

  const range = isStale(request, etag) ? undefined : readRange(request.headers.range, served.size)
  if (range === null) {
    // About this request, not about the file: nobody is to keep it.
    reply.removeHeader('etag').headers({ 'Content-Range': `bytes */${served.size}`, 'Cache-Control': 'no-store' })
    return reply.code(416).send()
  }
  const length = range ? range.end - range.start + 1 : served.size
  const bytes = request.method === 'HEAD' ? null : await served.open(range)
  if (bytes === undefined) return sendMissing(reply)
  if (range) reply.code(206).header('Content-Range', `bytes ${range.start}-${range.end}/${served.size}`)
  return reply.header('Content-Length', length).send(bytes)
}

/** Says that there is no such file, in a sentence that no cache keeps. */
export const sendMissing = (reply: FastifyReply) => sendSentence(reply, 404, '404 Not Found\n')

/** Says that the file was taken from the net. */
export const sendEnded = (reply: FastifyReply) => sendSentence(reply, 410, '410 Gone\n')

function sendSentence(reply: FastifyReply, status: number, sentence: string): FastifyReply {
  for (const name of ['content-disposition', 'etag']) reply.removeHeader(name)
  return reply.code(status).type('text/plain; charset=utf-8').header('Cache-Control', 'no-store').send(sentence)
}

function describe(reply: FastifyReply, { name, mime, inline, forEver }: Served, etag: string): void {
  reply.headers({
    'Content-Type': mime === 'text/plain' ? 'text/plain; charset=utf-8' : mime,
    'Content-Disposition': attachment(name, inline ? 'inline' : 'attachment'),
    'Content-Security-Policy': inline ? shownPolicy : savedPolicy,
    'X-Content-Type-Options': 'nosniff',
    // Files stand on their own address, and pages of other addresses show them.
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Cache-Control': forEver ? 'public, max-age=31536000, immutable' : 'public, max-age=86400',
    'Accept-Ranges': 'bytes',
    ETag: etag,
  })
}

/** `If-Range`: the asker has the start of another version and wants the whole then. */
function isStale(request: FastifyRequest, etag: string): boolean {
  const condition = request.headers['if-range']
  return condition !== undefined && condition !== etag
}
