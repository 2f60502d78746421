import { limitOf } from '@matai/contract'
import type { FastifyInstance } from 'fastify'
import { isFileId } from '../../platform/files/file-id.ts'
import { sendBlob, sendEnded, sendMissing } from '../../platform/files/serve/send-blob.ts'
import { openTus, type TusOptions } from '../../platform/files/tus/open-tus.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Caller } from '../../platform/http/context.ts'
import { tokenOf } from '../../platform/http/session-cookie.ts'
import type { Files } from './service/files.ts'

interface Members {
  clock: Clock
  findCaller(token: string, now: Date): Promise<Caller | undefined>
}

/** Addresses outside the contract: the files themselves, and uploads by the tus protocol. */
export function fileRoute(
  app: FastifyInstance,
  files: Files,
  { clock, findCaller, ...tus }: Omit<TusOptions, 'path' | 'findUploader' | 'admit'> & Members,
): void {
  app.route<{ Params: { id: string; name: string }; Querystring: { w?: string } }>({
    method: ['GET', 'HEAD'],
    url: '/u/:id/:name',
    handler: async (request, reply) => {
      const { id } = request.params
      const served = isFileId(id) ? await files.find(id, request.query.w) : undefined
      if (served === 'ended') return sendEnded(reply)
      return served ? sendBlob(request, reply, served) : sendMissing(reply)
    },
  })
  // Which kind of file it is shows when it is whole; until then the widest limit of the tier holds.
  openTus(app, {
    ...tus,
    path: '/file/tus',
    admit: files.admitUpload,
    async findUploader(request) {
      const given = tokenOf(request)
      const caller = given && (await findCaller(given.token, clock.now()))
      // Who only looks brings nothing.
      if (caller?.viewOnly || (caller?.key && !caller.key.scopes.includes('files:write'))) return undefined
      return caller && { uploader: caller, maxBytes: limitOf(caller.tier, 'mediaBytes') }
    },
  })
}
