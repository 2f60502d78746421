import type { StoredFile } from '@matai/contract'
import { Readable } from 'node:stream'
import { newFileId } from '../../../platform/files/file-id.ts'
import { fail, failField } from '../../../platform/failure.ts'
import type { IncomingFile, MemberContext, Uploader } from '../../../platform/http/context.ts'
import { signFits } from '../rules.ts'
import type { Accept } from './accept.ts'
import type { Dependencies } from './dependencies.ts'

/** Uploads that come whole in one request. */
export function upload({ places: { staging }, seals }: Dependencies, accept: Accept) {
  async function checkSign(sign: string, file: IncomingFile, now: Date): Promise<void> {
    try {
      const said = await seals.open(sign, { purpose: 'upload', field: 'sign', now })
      if (!signFits(said, file.name)) failField('sign', 'accounts.signMismatch')
    } catch (error) {
      file.stream.destroy()
      throw error
    }
  }

  async function take(sign: string, { file, caller, now }: MemberContext, picturesOnly: boolean): Promise<StoredFile> {
    if (!file) return fail('files.noFile')
    await checkSign(sign, file, now)
    const staged = await staging.receive(file.stream)
    try {
      const cutOff = file.stream.truncated ?? false
      return await accept({ id: newFileId(), name: file.name, caller, staged, cutOff, picturesOnly })
    } finally {
      await staging.discard(staged)
    }
  }

  return {
    upload: (sign: string, context: MemberContext) => take(sign, context, false),
    /** A picture that came within a call, such as a signature. Unlogged: a file shows nowhere until something names it. */
    async storePicture(bytes: Uint8Array, name: string, caller: Uploader): Promise<StoredFile> {
      const staged = await staging.receive(Readable.from([bytes]))
      try {
        return await accept({ id: newFileId(), name, caller, staged, picturesOnly: true })
      } finally {
        await staging.discard(staged)
      }
    },
    uploadPicture: (sign: string, context: MemberContext) => take(sign, context, true),
  }
}
