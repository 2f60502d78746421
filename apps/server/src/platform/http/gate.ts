import {
  type Entity,
  hasFeature,
  idempotencyKeyMax,
  isView,
  limitOf,
  mayCall,
  namedThings,
  tierNumbers,
} from '@matai/contract'
import { createTranslator, type Language, type Translate } from '@matai/i18n'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { breath } from '../breath.ts'
import type { Clock } from '../clock.ts'
import { failField, Failure, notFound } from '../failure.ts'
import { withKey } from '../db/acting-key.ts'
import { type Reach, withReach } from '../db/reach.ts'
import type { Idempotency } from '../idempotency/idempotency.ts'
import { success } from './answer.ts'
import type { BoundCall } from './bind.ts'
import type { Caller, MemberContext } from './context.ts'
import { networkOf } from '../network-of.ts'
import type { SecurityLog } from '../security-log.ts'
import { isCrossSite } from './cross-site.ts'
import { deviceOf, setDeviceCookie } from './device-cookie.ts'
import { isHttps } from './https.ts'
import { languageOf, rememberCaller } from './language.ts'
import type { CallPace } from './call-pace.ts'
import { checkScope, count } from './keys.ts'
import { readMultipart } from './multipart.ts'
import { sendBody } from './picture.ts'
import { setTokenCookie, tokenOf } from './session-cookie.ts'
import { validate } from './validate.ts'
import { type Proofs, proofCookie, provenPhone } from './visitor-proofs.ts'

export interface GateOptions {
  clock: Clock
  /** Finds who a token belongs to; undefined when it is unknown, ended or expired. */
  findCaller(token: string, now: Date): Promise<Caller | undefined>
  ownOrigins: readonly string[]
  cookieDomain: string | undefined
  securityLog: Pick<SecurityLog, 'noteFor'>
  /** Scheme and host of printed codes, where they differ from the console's. */
  origin: string | undefined
  pace: CallPace
  /** Lets a call that makes something happen once for each of its keys. */
  once: Idempotency['once']
  proofs: Proofs
  /** Where somebody works who does not work everywhere in the account. */
  reach: {
    of(caller: Caller): Reach | undefined
    holds(reach: Reach, caller: Caller, named: readonly { entity: Entity; id: string | number }[]): Promise<boolean>
  }
}

/** Registers every call of the contract behind one gate: session, access, tier, input, verb, output. */
export function openGate(app: FastifyInstance, calls: BoundCall[], options: GateOptions): void {
  for (const bound of calls) {
    app.route({
      method: bound.call.method,
      url: bound.call.path,
      ...(bound.call.bodyLimit ? { bodyLimit: bound.call.bodyLimit } : {}),
      exposeHeadRoute: false,
      handler: (request, reply) => pass(bound, options, request, reply),
    })
  }
}

async function pass(bound: BoundCall, options: GateOptions, request: FastifyRequest, reply: FastifyReply) {
  const { call } = bound
  if (call.method === 'POST' && isCrossSite(request, options.ownOrigins))
    throw new Failure('noPermission', 'errors.crossSite')
  const now = options.clock.now()
  const caller = await callerOf(request, call.access === 'public', options, now)
  if (caller) rememberCaller(request, caller)
  if (caller) count(options.pace, caller, reply)
  const language = languageOf(request)
  const say = createTranslator(language)

  if (!mayCall(call.access, caller)) {
    throw caller
      ? new Failure('noPermission', 'errors.noPermission')
      : new Failure('sessionInvalid', 'errors.loginInvalid')
  }
  if (caller?.key) checkScope(call, caller.key.scopes)
  if (caller?.viewOnly && !isView(call)) throw new Failure('noPermission', 'team.viewOnly')
  if (caller?.within && isPersonal(call.path)) throw new Failure('noPermission', 'signOn.within')
  if (caller?.held && !call.path.startsWith('/qruser/auth/'))
    throw new Failure('noPermission', 'accounts.secondFactorFirst')
  const tier = caller?.tier ?? 'free'
  if (call.feature && !hasFeature(tier, call.feature)) {
    throw new Failure('featureMissing', 'errors.featureNotInPlan', { data: { needs: neededTier(call.feature) } })
  }
  const limit = call.limit ? limitOf(tier, call.limit) : Number.POSITIVE_INFINITY
  const answer = () => takeIn({ bound, options, request, reply, caller, now, language, say, limit })
  return call.heavy && caller
    ? options.pace.inTurn(caller.accountId, Number(request.headers['content-length'] ?? 0), answer)
    : answer()
}

/** What is about a person in all accounts; who is proven by one of them alone reads it, changes its language and leaves. */
const isPersonal = (path: string): boolean =>
  (path.startsWith('/qruser/auth/') && !/\/(get_userinfo|set_profile|loginout)$/.test(path)) ||
  /\/subuser\/(join|decline)$/.test(path)

interface Passed {
  bound: BoundCall
  options: GateOptions
  request: FastifyRequest
  reply: FastifyReply
  caller: Caller | undefined
  now: Date
  language: Language
  say: Translate
  limit: number
}

/** Looks at the input of somebody who may call, and answers. */
async function takeIn({ bound, options, request, reply, caller, now, language, say, limit }: Passed) {
  const { call } = bound
  const { fields, file } =
    call.carrier === 'multipart' ? await readMultipart(request, limit) : inputOf(request, call.carrier)
  const input = await validate(call.input, fields, say)
  if (!input.ok) {
    file?.stream.destroy()
    return reply.code(call.answer === 'picture' ? 400 : 200).send(input.failure)
  }
  const reach = caller && options.reach.of(caller)
  // As if there were nothing: what is elsewhere is told neither by a list nor by a refusal.
  if (caller && reach && !(await options.reach.holds(reach, caller, namedThings(call.input, input.value)))) {
    file?.stream.destroy()
    notFound()
  }
  const key = call.creates ? keyOf(request) : undefined
  const context: MemberContext = {
    caller: caller as Caller, // mayCall has let nobody without a session into a call that needs one
    now,
    language,
    say,
    ip: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    origin: options.origin ?? `${request.protocol}://${request.host}`,
    host: request.host,
    requestId: request.id,
    limit,
    file,
    idempotencyKey: key,
    setToken: (token) => setTokenCookie(reply, token, { domain: options.cookieDomain }),
    device: deviceOf(request),
    setDevice: (device) => setDeviceCookie(reply, device, { secure: isHttps(request) }),
    phone: provenPhone(options.proofs, request.headers.cookie, now),
    setPhone: (phone) => {
      const proof = phone && options.proofs.write('phone', '', phone, now)
      const cookie = proofCookie('phone', proof, { id: '', secure: isHttps(request), clear: phone === '' })
      reply.header('set-cookie', cookie)
    },
    noteSecurity: options.securityLog.noteFor(request, { requestId: request.id, network: networkOf(request.ip) }),
  }
  const verb = async () => {
    const given = await bound.handle(input.value, context)
    await breath()
    return call.output.parse(given)
  }
  const onRepeated = () => void reply.header('Idempotency-Replayed', 'true')
  const wish = caller &&
    key && { accountId: caller.accountId, path: call.path, key, input: input.value, now, onRepeated }
  const perform = () => (wish ? options.once(wish, verb) : verb())
  const output = await withReach(reach, () => withKey(caller?.key?.name, perform))
  if (call.answer === 'plain') return reply.header('Cache-Control', 'public, max-age=86400').send(output)
  return call.answer === 'envelope' ? reply.send(success(output)) : sendBody(reply, output)
}

function inputOf(request: FastifyRequest, carrier: 'json' | 'query') {
  return { fields: carrier === 'query' ? request.query : (request.body ?? {}), file: undefined }
}

/** The key under which a call that makes something happens once, if it came with one. */
function keyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key']
  if (key === undefined) return undefined
  const isFit = typeof key === 'string' && key.length <= idempotencyKeyMax && /^[\x21-\x7e]+$/.test(key)
  return isFit ? key : failField('Idempotency-Key', 'errors.keyWrong', { max: idempotencyKeyMax })
}

async function callerOf(request: FastifyRequest, isPublic: boolean, options: GateOptions, now: Date) {
  const given = tokenOf(request)
  // A public call answers without the database as far as the gate goes: sign-in must not depend on an old cookie.
  return given && !isPublic ? options.findCaller(given.token, now) : undefined
}

function neededTier(feature: Parameters<typeof hasFeature>[1]): number {
  return Object.entries(tierNumbers).find(([tier]) => hasFeature(tier as keyof typeof tierNumbers, feature))?.[1] ?? 0
}
