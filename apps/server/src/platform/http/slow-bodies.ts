import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Socket } from 'node:net'

/** Milliseconds for the body of a request that is no upload. */
const patience = 60_000

/** Hangs up on senders that do not come to an end: thousands of half a request would use the server's connections up. */
export function endSlowBodies(app: FastifyInstance, { after = patience }: { after?: number } = {}): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (bringsBody(request) && !isUpload(request)) {
      const timer = setTimeout(() => {
        if (!request.raw.complete) request.raw.socket.destroy()
      }, after).unref()
      // A refusal may be answered before the body came, whose sender has the same minute for it. Without a connection
      // (an injected request) there is nothing to wait for.
      reply.raw.once('close', () => {
        const { complete, socket } = request.raw
        if (complete || !(socket instanceof Socket)) clearTimeout(timer)
      })
    }
    done()
  })
}

function bringsBody({ headers }: FastifyRequest): boolean {
  return (headers['content-length'] ?? '0') !== '0' || headers['transfer-encoding'] !== undefined
}

/** Files may take as long as they like: their bytes go to the disk as they come. */
function isUpload({ headers }: FastifyRequest): boolean {
  return /^(?:multipart\/form-data|application\/offset\+octet-stream)/i.test(headers['content-type'] ?? '')
}
