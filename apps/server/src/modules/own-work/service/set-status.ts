import { type CallOutput, type contract, limitOf, type ParsedInput } from '@matai/contract'
import { failField, notFound, tooManyRequests } from '../../../platform/failure.ts'
import type { PublicContext } from '../../../platform/http/context.ts'
import { networkOf } from '../../../platform/network-of.ts'
import { photosOfNetwork } from '../rules.ts'
import type { Dependencies } from './dependencies.ts'

type Set = typeof contract.ownWork.setStatus

/** Changes of a status at its code by who has proven a phone, with the photo that some of them take. */
export function createStatusSetting({ database, files, statuses, standingOf, rateLimit }: Dependencies) {
  /** Whose photos of a code are; who may change nothing there brings none. */
  async function uploaderAt(qrCodeId: string, { phone, now }: Pick<PublicContext, 'phone' | 'now'>) {
    const accountId = (await statuses.onPhone.accountAt(qrCodeId, phone)) ?? notFound()
    const { tier } = (await standingOf(database.tx, accountId, now)) ?? notFound()
    return { accountId, userId: 0, tier, language: null }
  }

  return {
    /** Who brings a photo, and how large it may be; `begins` counts it, so many a minute from one network. */
    async photographerAt(
      qrCodeId: string,
      { begins, ip, ...visit }: Pick<PublicContext, 'ip' | 'now' | 'phone'> & { begins: boolean },
    ) {
      const key = ['statusPhoto', networkOf(ip)] as const
      const pace = begins ? await rateLimit.hit(key, photosOfNetwork, visit.now) : undefined
      if (pace && !pace.allowed) tooManyRequests(pace.retryAfter)
      const uploader = await uploaderAt(qrCodeId, visit)
      return { uploader, maxBytes: limitOf(uploader.tier, 'pictureBytes') }
    },

    async setStatus({ fileId, ...wish }: ParsedInput<Set>, context: PublicContext): Promise<CallOutput<Set>> {
      const photo =
        fileId === null ? null : await files.saveUpload({ id: fileId }, await uploaderAt(wish.qrCodeId, context))
      if (photo && photo.kind !== 'picture') failField('fileId', 'statuses.photoGone')
      return statuses.onPhone.set({ ...wish, photoId: photo?.id ?? null }, context.phone)
    },
  }
}
