import { isMost } from '@matai/contract'
import { createTranslator, type Translate } from '@matai/i18n'
import { Server } from '@tus/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../../clock.ts'
import { Failure } from '../../failure.ts'
import type { Caller } from '../../http/context.ts'
import { isCrossSite } from '../../http/cross-site.ts'
import { languageOf } from '../../http/language.ts'
import { tokenOf } from '../../http/session-cookie.ts'
import { type DiskRoom, isDiskFull } from '../disk-room.ts'
import { isFileId, newFileId } from '../file-id.ts'
import type { Spool } from './spool.ts'
import { TusRefusal } from './tus-refusal.ts'

export interface TusOptions {
  spool: Spool
  room: DiskRoom
  clock: Clock
  findCaller(token: string, now: Date): Promise<Caller | undefined>
  ownOrigins: readonly string[]
  /** Largest upload that somebody may begin, in bytes. */
  maxBytes(caller: Caller): number
  /** Refuses an upload of so many bytes that somebody may not begin now. */
  admit(id: string, bytes: number, caller: Caller): Promise<void>
}

/** Address of resumable uploads (tus 1.0). */
const path = '/file/tus'

interface Asker {
  caller: Caller
  say: Translate
}

/** Takes in resumable uploads of whoever is signed in; an upload answers to its own account only. */
export function openTus(app: FastifyInstance, options: TusOptions): void {
  const askers = new WeakMap<object, Asker>()
  const server = createServer(options, (request) => {
    const asker = askers.get(request.runtime?.node?.req ?? request)
    if (!asker) throw new Error('an upload came past the door')
    return asker
  })

  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    const found = await callerOf(request, options)
    const say = createTranslator(languageOf(request, found))
    if (isCrossSite(request, options.ownOrigins)) return refuse(reply, 403, say('errors.crossSite'))
    if (!found) return refuse(reply, 401, say('errors.loginInvalid'))
    askers.set(request.raw, { caller: found, say })
    reply.hijack()
    reply.raw.setHeader('X-Content-Type-Options', 'nosniff')
    await server.handle(request.raw, reply.raw)
  }

  void app.register(async (scope) => {
    // The bytes stay in the request: the tus server reads them itself.
    scope.addContentTypeParser('application/offset+octet-stream', (_request, _body, done) => done(null))
    scope.route({ method: ['POST', 'OPTIONS'], url: path, handler })
    scope.route({ method: ['HEAD', 'PATCH', 'DELETE'], url: `${path}/:id`, handler })
  })
}

/** A request as the tus server hands it on. */
interface TusRequest {
  method: string
  headers: Headers
  runtime?: { node?: { req: object } | undefined } | undefined
}

function createServer({ spool, room, maxBytes, admit }: TusOptions, askerOf: (request: TusRequest) => Asker): Server {
  return new Server({
    path,
    datastore: spool.store,
    relativeLocation: true,
    allowedOrigins: () => false,
    namingFunction: newFileId,
    maxSize: (request) => maxBytes(askerOf(request).caller),
    async onIncomingRequest(request, id) {
      if (request.method === 'POST') return
      const { caller } = askerOf(request)
      if (!isFileId(id) || !(await spool.find(id, caller.accountId))) throw unknownUpload(askerOf(request).say)
      if (request.method === 'PATCH') await room.need(Number(request.headers.get('content-length') ?? 0))
    },
    async onUploadCreate(request, upload) {
      await room.need(upload.size ?? 0)
      const { caller } = askerOf(request)
      // Whoever does not say how large it will be may make it as large as can be.
      await admit(upload.id, upload.size ?? maxBytes(caller), caller)
      return { metadata: { filename: upload.metadata?.filename ?? null, account: String(caller.accountId) } }
    },
    onResponseError(request, error) {
      const { say, caller } = askerOf(request)
      if (isDiskFull(error)) return { status_code: 507, body: say('files.diskFull') }
      if (error instanceof Failure) {
        const body = say(error.phrase, error.params)
        return { status_code: error.errorName === 'limitReached' ? 413 : 429, body }
      }
      if (!('status_code' in error)) return { status_code: 500, body: say('errors.server') }
      if (error.status_code === 413) {
        const most = isMost(caller.tier, 'mediaBytes')
        return { status_code: 413, body: say(most ? 'files.fileOverLimit' : 'files.fileTooLarge') }
      }
      return undefined
    },
  })
}

function unknownUpload(say: Translate): TusRefusal {
  return new TusRefusal(404, say('errors.notFound'))
}

async function callerOf(request: FastifyRequest, { clock, findCaller }: TusOptions): Promise<Caller | undefined> {
  const given = tokenOf(request)
  return given && findCaller(given.token, clock.now())
}

function refuse(reply: FastifyReply, status: number, sentence: string): FastifyReply {
  return reply.code(status).header('Tus-Resumable', '1.0.0').type('text/plain; charset=utf-8').send(sentence)
}
