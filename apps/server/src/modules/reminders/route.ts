import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ReminderPage } from '@matai/scan'
import type { Clock } from '../../platform/clock.ts'
import { languageOf } from '../../platform/http/language.ts'
import type { Consent } from './service/consent.ts'

/** Two buttons, and nothing that runs. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

interface ReminderRoutes {
  consent: Pick<Consent, 'question' | 'answer'>
  clock: Clock
  render(page: ReminderPage): string
}

/** Where readers of addresses agree to reminders, or stop them. What only looks, such as a mail scanner, changes nothing. */
export function addReminderPages(http: FastifyInstance, { consent, clock, render }: ReminderRoutes): void {
  const pathOf = (token: string) => `/v/reminders/${encodeURIComponent(token)}`

  async function pageOf(token: string, request: FastifyRequest): Promise<{ found: boolean; html: string }> {
    const language = languageOf(request)
    const question = await consent.question(token)
    const gone = { account: '', address: '', by: 'mail', state: 'gone' } as const
    return { found: question !== undefined, html: render({ language, path: pathOf(token), ...(question ?? gone) }) }
  }

  void http.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 1_024 }, (_, body, done) => done(null, body))
    scope.get<{ Params: { token: string } }>('/v/reminders/:token', async (request, reply) => {
      const { found, html } = await pageOf(request.params.token.slice(0, 80), request)
      return reply
        .code(found ? 200 : 404)
        .type('text/html; charset=utf-8')
        .headers({
          'Cache-Control': 'no-store',
          'Content-Security-Policy': policy,
          'X-Content-Type-Options': 'nosniff',
          'Referrer-Policy': 'no-referrer',
        })
        .send(html)
    })
    for (const said of ['yes', 'no'] as const)
      scope.post<{ Params: { token: string } }>(`/v/reminders/:token/${said}`, async (request, reply) => {
        const token = request.params.token.slice(0, 80)
        await consent.answer(token, said === 'yes', clock.now(), languageOf(request))
        return reply
          .headers({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' })
          .redirect(pathOf(token), 303)
      })
  })
}
