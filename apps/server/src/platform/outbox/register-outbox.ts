import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isHttps } from '../http/https.ts'
import { hasKey, isSame } from '../http/page-key.ts'
import type { Outbox } from './outbox.ts'

const page = '/dev/outbox'
const cookieName = 'matai-outbox'

/**
 * GET /dev/outbox.json: `{ list: [{ id, at, channel, to, text }] }`, newest first. It holds codes that sign people in,
 * and no address proves who asks: a proxy on this machine looks like its user. So it takes the key that the terminal
 * printed; the page that is opened with it leaves a cookie, which is enough from then on. Without a key there is no page.
 */
export function registerOutbox(
  app: FastifyInstance,
  { outbox, key }: { outbox: Outbox; key: string | undefined },
): void {
  if (key === undefined) {
    // Said here, or browsers would get the console for an answer.
    app.get(`${page}.json`, (_request, reply) => reply.callNotFound())
    return
  }
  const proof = createHash('sha256').update(`outbox ${key}`).digest('base64url')
  const mayRead = (request: FastifyRequest) => hasKey(request, key) || isSame(request.cookies[cookieName] ?? '', proof)

  app.get(page, (request, reply) => {
    if (!hasKey(request, key)) return reply.callNotFound() // the console's page, which asks for the messages itself
    return remember(request, reply).redirect(page, 303)
  })
  app.get(`${page}.json`, async (request, reply) => {
    if (!mayRead(request)) return reply.code(403).send({ list: null })
    return reply.send({ list: await outbox.list() })
  })

  function remember(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const secure = isHttps(request)
    return reply.setCookie(cookieName, proof, { path: '/dev', httpOnly: true, sameSite: 'strict', secure })
  }
}
