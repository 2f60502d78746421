import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

interface Sent {
  mime: string
  body: Uint8Array | AsyncIterable<Uint8Array>
  fileName?: string
  /** Bytes of a body that comes in pieces. */
  size?: number
}

/** A picture or a file as the body of an answer; `fileName` makes it a download. The shape is the contract's. */
export function sendBody(reply: FastifyReply, output: unknown): FastifyReply {
  const { mime, body, fileName, size } = output as Sent // parsed by the gate
  reply
    .header('Content-Type', mime)
    .header('X-Content-Type-Options', 'nosniff')
    .header('Cache-Control', 'private, no-store')
  // A drawing opened by itself must not be a page that can act for the console.
  reply.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox")
  if (fileName) reply.header('Content-Disposition', attachment(fileName))
  if (size !== undefined) reply.header('Content-Length', size)
  return reply.send(body instanceof Uint8Array ? Buffer.from(body) : Readable.from(body))
}

/** Content-Disposition with any name, for old readers in ASCII and for all others in UTF-8 (RFC 6266). */
export function attachment(name: string, kind: 'attachment' | 'inline' = 'attachment'): string {
  const ascii = name.replace(/[^\w.-]/g, '_')
  const utf8 = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${utf8}`
}
