import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import { type Call, errorCodes } from '@matai/contract'
import { createTranslator } from '@matai/i18n'
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import { Failure } from '../failure.ts'
import type { Settings } from '../settings/settings.ts'
import { failure } from './answer.ts'
import { valuesAtMost } from './broken-text.ts'
import { answerBrokenRequest } from './broken-request.ts'
import { describeError } from './describe-error.ts'
import { isEnvelopePath } from './envelope-paths.ts'
import { demandHttps } from './https.ts'
import { logCalls } from './log-calls.ts'
import { refusalOf } from './refusal.ts'
import { tellOfProxy } from './tell-of-proxy.ts'
import { languageOf } from './language.ts'
import { hasManyValues } from './many-values.ts'
import { isOutage } from './outage.ts'
import { endSlowBodies } from './slow-bodies.ts'

/** Milliseconds after which a call is answered with a failure (specification, section 7). */
const callTimeout = 30_000
const jsonLimit = 1024 ** 2
/** Bytes of a body that nobody wants, which are read all the same so that its sender comes to read why. */
const readAtMost = 64 * 1024 ** 2
/** Characters of JSON after which others have a turn before it is parsed. */
const largeJson = 65_536
const policyHeader = 'Content-Security-Policy'

export interface HttpServerOptions {
  log: Logger
  trustProxy: Settings['TRUST_PROXY']
  /** Hosts that browsers are to reach by https alone. */
  httpsHosts?: ReadonlySet<string>
}

export function createHttpServer({ log, trustProxy, httpsHosts = new Set() }: HttpServerOptions): FastifyInstance {
  const app = Fastify({
    loggerInstance: log,
    // The framework takes no number, because a number cannot tell who is the first; HOST does, and our docs say so.
    trustProxy: typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    bodyLimit: jsonLimit,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    // People type printed addresses, and programs pass them on, with a slash at the end.
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
    forceCloseConnections: true,
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply as FastifyReply),
  }) as unknown as FastifyInstance // the logger's type is the only difference
  app.server.headersTimeout = callTimeout
  endSlowBodies(app)
  app.setErrorHandler((error: FastifyError, request, reply) => answerError(error, request, reply))
  app.addHook('onRequest', (_request, reply, done) => {
    // On the answer itself, which those also write who bypass the framework.
    reply.raw.setHeader('X-Content-Type-Options', 'nosniff')
    done()
  })
  demandHttps(app, httpsHosts)
  if (!trustProxy) tellOfProxy(app, log)
  return app
}

/** What calls need and scans must not pay for: cookies, bodies, a time limit. Give it a scope of its own. */
export async function prepareCalls(scope: FastifyInstance, networkMark: (ip: string) => string): Promise<void> {
  await scope.register(cookie)
  await scope.register(multipart, { throwFileSizeLimit: false })
  scope.addHook('onRequest', (request, reply, done) => {
    reply.header('X-Request-Id', request.id)
    // Answers are about this caller and this moment; a route that may be kept says so itself.
    reply.header('Cache-Control', 'no-store')
    done()
  })
  scope.addHook('preSerialization', (_request, reply, payload, done) => {
    // Data is nothing to show, in a frame or otherwise.
    if (!reply.hasHeader(policyHeader)) reply.header(policyHeader, "default-src 'none'; frame-ancestors 'none'")
    done(null, payload)
  })
  acceptJsonOnly(scope)
  logCalls(scope, networkMark)
  endLateCalls(scope)
  readToTheEnd(scope)
}

/** A sender only reads a refusal once it has sent everything; so what nobody wanted to read is read and dropped. */
function readToTheEnd(app: FastifyInstance): void {
  app.addHook('onResponse', (request, _reply, done) => {
    request.raw.resume()
    done()
  })
}

/** Unknown paths and wrong methods, by what the contract knows. Set last, because the console's pages come before. */
export function answerUnknown(calls: Call[]): (request: FastifyRequest, reply: FastifyReply) => FastifyReply {
  const methods = new Map(calls.map((call) => [call.path, call.method]))
  return (request, reply) => {
    const path = request.url.split('?')[0] ?? ''
    const method = methods.get(path)
    if (method) return answer(request, reply, new Failure('inputInvalid', 'errors.wrongMethod', { params: { method } }))
    const unknown = new Failure('notFound', 'errors.unknownPath')
    return answer(request, reply, unknown, isEnvelopePath(path) ? 200 : 404)
  }
}

function acceptJsonOnly(app: FastifyInstance): void {
  app.removeContentTypeParser(['text/plain', 'application/json'])
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const json = body as string // what was asked for
    if (json === '') return done(null, {})
    if (json.length < largeJson) return parse(request, json, done)
    // A million empty lists would take long to make, before anybody could count them.
    if (hasManyValues(json, valuesAtMost)) return done(new Failure('inputInvalid', 'errors.tooLarge'))
    return setImmediate(() => parse(request, json, done))
  })
}

/** Uploads may take long; whatever carries JSON may not, neither on the way in nor on the way out. */
function endLateCalls(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.headers['content-type']?.startsWith('application/json')) {
      const timer = setTimeout(() => {
        if (reply.sent) return
        // What of the body is still to come is read by nobody.
        if (!request.raw.complete) reply.header('Connection', 'close')
        void answer(request, reply, new Failure('server', 'errors.timeout'))
      }, callTimeout)
      reply.raw.once('close', () => clearTimeout(timer))
    }
    done()
  })
}

function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof Failure) return answer(request, reply, error)
  if (isOutage(error)) {
    request.log.warn({ error: describeError(error).message }, 'the database is away')
    return answer(request, reply, new Failure('server', 'errors.unavailable'), 503)
  }
  const refusal = refusalOf(error)
  if (refusal) {
    // The framework hangs up on a body that is too large, and a sender in the middle of it may not see the answer.
    if (Number(request.headers['content-length']) <= readAtMost) reply.removeHeader('connection')
    return answer(request, reply, refusal)
  }
  const requestId = request.id
  request.log.error({ error: describeError(error), path: request.routeOptions.url }, 'a request failed')
  return answer(
    request,
    reply,
    new Failure('server', 'errors.serverWithId', { params: { requestId }, data: { requestId } }),
  )
}

/** Calls answer 200 whatever happened; pictures and pages answer with the status that fits. */
function answer(request: FastifyRequest, reply: FastifyReply, error: Failure, status?: number): FastifyReply {
  const isCall = isEnvelopePath(request.url)
  reply.code(status ?? (isCall ? 200 : statusOf(error)))
  if (error.data?.retryAfter !== undefined) reply.header('Retry-After', Math.ceil(error.data.retryAfter))
  return reply.send(failure(error, createTranslator(languageOf(request))))
}

const statuses: Partial<Record<number, number>> = {
  [errorCodes.sessionInvalid]: 401,
  [errorCodes.inputInvalid]: 400,
  [errorCodes.notFound]: 404,
  [errorCodes.noPermission]: 403,
  [errorCodes.featureMissing]: 402,
  [errorCodes.limitReached]: 403,
  [errorCodes.conflict]: 409,
  [errorCodes.tooManyRequests]: 429,
}

function statusOf(error: Failure): number {
  return statuses[errorCodes[error.errorName]] ?? 500
}
