import { limitOf } from '@matai/contract'
import type { FastifyInstance } from 'fastify'
import { isFileId } from '../../platform/files/file-id.ts'
import { sendBlob, sendEnded, sendMissing } from '../../platform/files/serve/send-blob.ts'
import { openTus, type TusOptions } from '../../platform/files/tus/open-tus.ts'
import type { Files } from './service/files.ts'

/** Addresses outside the contract: the files themselves, and uploads by the tus protocol. */
export function fileRoute(app: FastifyInstance, files: Files, tus: Omit<TusOptions, 'maxBytes' | 'admit'>): void {
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
  openTus(app, { ...tus, admit: files.admitUpload, maxBytes: ({ tier }) => limitOf(tier, 'mediaBytes') })
}
