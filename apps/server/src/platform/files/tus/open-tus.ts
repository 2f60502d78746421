import { isMost } from '@matai/contract'
import { createTranslator, type Translate } from '@matai/i18n'
import { Server } from '@tus/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Failure } from '../../failure.ts'
import type { Uploader } from '../../http/context.ts'
import { isCrossSite } from '../../http/cross-site.ts'
import { languageOf } from '../../http/language.ts'
import { type DiskRoom, isDiskFull } from '../disk-room.ts'
import { isFileId, newFileId } from '../file-id.ts'
import type { Spool } from './spool.ts'
import { TusRefusal } from './tus-refusal.ts'

export interface TusOptions {
  spool: Spool
  room: DiskRoom
  /** Where uploads begin. */
  path: string
  /** Who sends, and how large his upload may be in bytes; refuses in a sentence, undefined when nobody is known. */
  findUploader(request: FastifyRequest): Promise<{ uploader: Uploader; maxBytes: number } | undefined>
  ownOrigins: readonly string[]
  /** Refuses an upload of so many bytes that somebody may not begin now. */
  admit(id: string, bytes: number, uploader: Uploader): Promise<void>
}

interface Asker {
  uploader: Uploader
  maxBytes: number
  say: Translate
}

/** Takes in resumable uploads (tus 1.0); an upload answers to its own account only. */
export function openTus(app: FastifyInstance, options: TusOptions): void {
  const askers = new WeakMap<object, Asker>()
  const server = createServer(options, (request) => {
    const asker = askers.get(request.runtime?.node?.req ?? request)
    if (!asker) throw new Error('an upload came past the door')
    return asker
  })

  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    if (isCrossSite(request, options.ownOrigins))
      return refuse(reply, 403, createTranslator(languageOf(request))('errors.crossSite'))
    const found = await options.findUploader(request).catch((error: unknown) => {
      if (error instanceof Failure) return error
      throw error
    })
    const say = createTranslator(languageOf(request, found instanceof Failure ? undefined : found?.uploader))
    if (found instanceof Failure) return refuse(reply, statusOf(found), say(found.phrase, found.params))
    if (!found) return refuse(reply, 401, say('errors.loginInvalid'))
    askers.set(request.raw, { ...found, say })
    reply.hijack()
    reply.raw.setHeader('X-Content-Type-Options', 'nosniff')
    await server.handle(request.raw, reply.raw)
  }

  void app.register(async (scope) => {
    // The bytes stay in the request: the tus server reads them itself.
    scope.addContentTypeParser('application/offset+octet-stream', (_request, _body, done) => done(null))
    scope.route({ method: ['POST', 'OPTIONS'], url: options.path, handler })
    scope.route({ method: ['HEAD', 'PATCH', 'DELETE'], url: `${options.path}/:id`, handler })
  })
}

/** A request as the tus server hands it on. */
interface TusRequest {
  method: string
  headers: Headers
  runtime?: { node?: { req: object } | undefined } | undefined
}

function createServer({ path, spool, room, admit }: TusOptions, askerOf: (request: TusRequest) => Asker): Server {
  return new Server({
    path,
    datastore: spool.store,
    relativeLocation: true,
    allowedOrigins: () => false,
    namingFunction: newFileId,
    maxSize: (request) => askerOf(request).maxBytes,
    async onIncomingRequest(request, id) {
      if (request.method === 'POST') return
      const { uploader } = askerOf(request)
      if (!isFileId(id) || !(await spool.find(id, uploader.accountId))) throw unknownUpload(askerOf(request).say)
      if (request.method === 'PATCH') await room.need(Number(request.headers.get('content-length') ?? 0))
    },
    async onUploadCreate(request, upload) {
      await room.need(upload.size ?? 0)
      const { uploader, maxBytes } = askerOf(request)
      // Whoever does not say how large it will be may make it as large as can be.
      await admit(upload.id, upload.size ?? maxBytes, uploader)
      return { metadata: { filename: upload.metadata?.filename ?? null, account: String(uploader.accountId) } }
    },
    onResponseError(request, error) {
      const { say, uploader } = askerOf(request)
      if (isDiskFull(error)) return { status_code: 507, body: say('files.diskFull') }
      if (error instanceof Failure) {
        const body = say(error.phrase, error.params)
        return { status_code: error.errorName === 'limitReached' ? 413 : 429, body }
      }
      if (!('status_code' in error)) return { status_code: 500, body: say('errors.server') }
      if (error.status_code === 413) {
        const most = isMost(uploader.tier, 'mediaBytes')
        return { status_code: 413, body: say(most ? 'files.fileOverLimit' : 'files.fileTooLarge') }
      }
      return undefined
    },
  })
}

function unknownUpload(say: Translate): TusRefusal {
  return new TusRefusal(404, say('errors.notFound'))
}

/** A refusal as the protocol has it: what may pass in a while, and what will not. */
const statusOf = ({ errorName }: Failure): number => (errorName === 'tooManyRequests' ? 429 : 403)

function refuse(reply: FastifyReply, status: number, sentence: string): FastifyReply {
  return reply.code(status).header('Tus-Resumable', '1.0.0').type('text/plain; charset=utf-8').send(sentence)
}
