import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { describeError } from '../../platform/http/describe-error.ts'
import { languageOf } from '../../platform/http/language.ts'
import { isOutage } from '../../platform/http/outage.ts'
import { type Proofs, provenPhone } from '../../platform/http/visitor-proofs.ts'
import { policyFor } from '../../platform/http/wechat-policy.ts'
import type { Clock } from '../../platform/clock.ts'
import { openTus, type TusOptions } from '../../platform/files/tus/open-tus.ts'
import type { createEvidencePages } from './service/evidence-pages.ts'
import type { createFormPages, FormVisit } from './service/form-pages.ts'
import type { Records } from './service/records.ts'
import type { createReportPages } from './service/report-pages.ts'

/** The page's own script, the decoder of codes, and calls; files of everywhere, and those that are still on the device. */
const policy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "connect-src 'self'",
  'img-src * data: blob:',
  'media-src * blob:',
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')
const formPolicy = policyFor(policy)

/** Who brings a file, and how large it may be. */
type Uploading = ReturnType<Parameters<typeof openTus>[1]['findUploader']>
interface Bringing {
  ip: string
  now: Date
  phone: string
  begins: boolean
}

interface UploadRoutes extends Pick<TusOptions, 'spool' | 'room' | 'ownOrigins' | 'admit'> {
  files: Records['files']
  /** Who brings a photo of a code, beside its status. */
  photographerAt(qrCodeId: string, visit: Bringing): Uploading
  clock: Clock
  proofs: Proofs
}

/** Where visitors bring files, resumably; the form, or the code of a status, is named in each request. */
export function addVisitorUploads(
  app: FastifyInstance,
  { files, photographerAt, clock, proofs, ...tus }: UploadRoutes,
): void {
  openTus(app, {
    ...tus,
    path: '/v/form/file',
    async findUploader({ headers, ip, method }) {
      const { 'x-form': form, 'x-code': code } = headers
      const now = clock.now()
      const visit = { ip, now, phone: provenPhone(proofs, headers.cookie, now), begins: method === 'POST' }
      if (typeof form === 'string') return files.uploaderOf(form.slice(0, 40), visit)
      return codeIn(code) === '' ? undefined : photographerAt(codeIn(code), visit)
    },
  })
}

interface FormRoutes {
  forms: ReturnType<typeof createFormPages>
  clock: Clock
  proofs: Proofs
  /** What browsers run beside these pages. */
  worker: string
}

/** Where forms are filled. */
export function addFormPages(app: FastifyInstance, { forms, clock, proofs, worker }: FormRoutes): void {
  app.get('/f/worker.js', (_, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .headers({ 'Cache-Control': 'no-cache', 'X-Content-Type-Options': 'nosniff' })
      .send(worker),
  )
  for (const [url, view] of [
    ['/f/:id', 'fill'],
    ['/f/:id/mine', 'mine'],
    ['/f/:id/sign', 'sign'],
  ] as const) {
    app.get<{ Params: { id: string }; Querystring: { code?: unknown } }>(url, (request, reply) =>
      answer(view, request, reply),
    )
  }

  // Where a page goes that asks WeChat who fills it in, and where WeChat sends it back to, with a code or without.
  app.get<{ Params: { id: string }; Querystring: Record<string, unknown> }>(
    '/f/:id/wechat',
    { exposeHeadRoute: false },
    async (request, reply) => {
      const { params, query, ip, headers, protocol, host } = request
      const text = (name: string) => (typeof query[name] === 'string' ? query[name].slice(0, 512) : '')
      const now = clock.now()
      const visit = {
        ...{ id: params.id.slice(0, 40), ip, now, language: languageOf(request) },
        ...{ phone: provenPhone(proofs, headers.cookie, now), question: text('question'), state: text('state') },
        code: codeIn(query.for),
        wantsPicture: text('picture') !== '',
        at: Number(text('at')),
      }
      const to =
        text('at') === ''
          ? forms.asking.address(visit, `${protocol}://${host}`)
          : await forms.asking.back(visit, text('code'))
      return reply.headers({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' }).redirect(to)
    },
  )

  // How previews are addressed (specification, section 3).
  app.get<{ Querystring: { id?: unknown } }>('/form/show', ({ query: { id } }, reply) =>
    reply.redirect(`/f/${typeof id === 'string' ? encodeURIComponent(id.slice(0, 40)) : ''}`),
  )

  async function answer(view: FormVisit['view'], request: PageRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { params, query, ip, headers } = request
    const code = codeIn(query.code)
    const now = clock.now()
    const phone = provenPhone(proofs, headers.cookie, now)
    const origin = `${request.protocol}://${request.host}`
    const visit = { view, id: params.id.slice(0, 40), code, language: languageOf(request), ip, now, phone, origin }
    try {
      const { status, plain, gzip } = await forms.answer(visit)
      const zipped = headers['accept-encoding']?.includes('gzip') === true
      if (zipped) reply.header('Content-Encoding', 'gzip')
      return reply
        .code(status)
        .type('text/html; charset=utf-8')
        .headers({
          'Cache-Control': 'no-store',
          'Content-Security-Policy': formPolicy(headers['user-agent']),
          'X-Content-Type-Options': 'nosniff',
          'Referrer-Policy': 'same-origin',
          'Permissions-Policy': 'camera=(self), microphone=(self), geolocation=(self)',
          Vary: 'Accept-Encoding, Accept-Language',
        })
        .send(zipped ? gzip : plain)
    } catch (error) {
      if (error instanceof Error && !isOutage(error))
        request.log.error({ error: describeError(error) }, 'a form could not be shown')
      throw error
    }
  }
}

/** A short id; empty for what is none. */
const codeIn = (said: unknown): string => (typeof said === 'string' && /^[2-9A-Za-z]{8}$/.test(said) ? said : '')

type PageRequest = FastifyRequest<{ Params: { id: string }; Querystring: { code?: unknown } }>

/** Bytes of a PDF that are read to be checked. */
const pdfMax = 500 * 1024 ** 2
const evidencePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'self'; frame-ancestors 'none'"

interface EvidenceRoutes {
  evidencePages: ReturnType<typeof createEvidencePages>
  clock: Clock
}

/** Where anybody checks records, by number or by a PDF. */
export async function addEvidencePages(app: FastifyInstance, { evidencePages, clock }: EvidenceRoutes): Promise<void> {
  interface Asked {
    Params: { id: string }
    Querystring: { n?: unknown }
  }
  const visitOf = (request: FastifyRequest<Asked>) => {
    const { n } = request.query
    return {
      id: request.params.id.slice(0, 40),
      number: typeof n === 'string' ? n.slice(0, 30) : '',
      language: languageOf(request),
      ip: request.ip,
      now: clock.now(),
    }
  }
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'Content-Security-Policy': evidencePolicy,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'same-origin',
    Vary: 'Accept-Language',
  }

  await app.register(async (scope) => {
    await scope.register(multipart, { throwFileSizeLimit: false, limits: { fileSize: pdfMax, files: 1, fields: 2 } })
    scope.get<Asked>('/v/evidence/:id', async (request, reply) => {
      const { status, html } = await evidencePages.page(visitOf(request))
      return reply.code(status).headers(headers).send(html)
    })
    scope.post<Asked>('/v/evidence/:id', { bodyLimit: pdfMax }, async (request, reply) => {
      const file = request.isMultipart() ? (await request.file())?.file : undefined
      const visit = visitOf(request)
      const looked = file
        ? evidencePages.pdf(visit, { stream: file, isCut: () => file.truncated })
        : evidencePages.page(visit)
      const { status, html } = await looked
      // What nobody reads keeps the connection waiting.
      file?.resume()
      return reply.code(status).headers(headers).send(html)
    })
  })
}

/** Reports that were made public. */
export function addReportPages(
  app: FastifyInstance,
  { reportPages, clock }: { reportPages: ReturnType<typeof createReportPages>; clock: Clock },
): void {
  app.get<{ Params: { token: string } }>('/v/figures/:token', { exposeHeadRoute: false }, async (request, reply) => {
    const visit = { language: languageOf(request), ip: request.ip, now: clock.now() }
    const { status, html } = await reportPages(request.params.token, visit)
    return reply
      .code(status)
      .type('text/html; charset=utf-8')
      .headers({
        'Cache-Control': 'no-store',
        'Content-Security-Policy': evidencePolicy,
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'no-referrer',
        Vary: 'Accept-Language',
      })
      .send(html)
  })
}
