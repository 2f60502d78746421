import type { FastifyInstance } from 'fastify'
import type { Clock } from '../../platform/clock.ts'
import { isHttps } from '../../platform/http/https.ts'
import { languageOf } from '../../platform/http/language.ts'
import { type Proofs, proofCookie } from '../../platform/http/visitor-proofs.ts'
import { isInMiniProgram, ticketPath } from './rules.ts'
import type { MiniPeople } from './service/mini-people.ts'

/** Under which pages are printed: WeChat asks for its files in the folder of an address. */
const folders = ['', '/q', '/g', '/f', '/c', '/m', '/d', '/r']

interface MiniRoutes {
  people: Pick<MiniPeople, 'takeTicket'>
  clock: Clock
  proofs: Proofs
  /** What WeChat reads to see that an address is ours, by name. */
  files: Readonly<Record<string, string>>
  pages: Pick<typeof import('@matai/scan'), 'renderNotice'>
}

/** Where the mini program leads into pages, and what proves to WeChat that they are ours. */
export function addMiniProgram(http: FastifyInstance, { people, clock, proofs, files, pages }: MiniRoutes): void {
  for (const [name, content] of Object.entries(files))
    for (const folder of folders)
      http.get(`${folder}/${name}`, (_, reply) => reply.type('text/plain; charset=utf-8').send(content))

  http.get<{ Querystring: { ticket?: unknown } }>(ticketPath, { exposeHeadRoute: false }, async (request, reply) => {
    const { ticket } = request.query
    const now = clock.now()
    // A link that somebody sent for another browser must not make that one somebody else.
    const isFit =
      typeof ticket === 'string' && /^[\w-]{43}$/.test(ticket) && isInMiniProgram(request.headers['user-agent'] ?? '')
    const led = isFit ? await people.takeTicket(ticket, now) : undefined
    reply.headers({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' })
    if (!led) {
      const page = pages.renderNotice({ kind: 'ticketOld', language: languageOf(request) })
      return reply
        .code(410)
        .type('text/html; charset=utf-8')
        .header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
        .send(page)
    }
    if (led.mobile) {
      const proof = proofs.write('phone', '', led.mobile, now)
      reply.header('set-cookie', proofCookie('phone', proof, { id: '', secure: isHttps(request) }))
    }
    return reply.redirect(led.path, 303)
  })
}
