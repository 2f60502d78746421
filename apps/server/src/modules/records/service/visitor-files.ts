import { type contract, limitOf, type ParsedInput } from '@matai/contract'
import { componentsOf, type FormDocument, schemaOf } from '@matai/form-kit/schema'
import { schemaPaths } from '@matai/kinds'
import { fail, notFound, tooManyRequests } from '../../../platform/failure.ts'
import type { PublicContext, Uploader } from '../../../platform/http/context.ts'
import { networkOf } from '../../../platform/network-of.ts'
import { uploadsOfNetwork } from '../rules/paces.ts'
import type { Dependencies } from './dependencies.ts'
import { createFormSearch } from './find-form.ts'

type Save = typeof contract.filling.saveFile

/** What kinds of files the questions of a form take. */
function kindsOf(document: FormDocument): Set<string> {
  const kinds = componentsOf(document).flatMap(({ type }) => {
    const { answer } = schemaOf(type)
    return answer === null
      ? []
      : schemaPaths(answer as never).flatMap(({ field }) => (field.is === 'file' ? [field.kind] : []))
  })
  return new Set(kinds)
}

/** Files that fillers bring to a form. They lie in its account; what no record names is swept like any other file. */
export function createVisitorFiles(dependencies: Dependencies) {
  const { database, standingOf, rateLimit, saveUpload, storePicture } = dependencies
  const find = createFormSearch(dependencies)

  /** Who brings a file to a form, and how large it may be; a form that asks for none takes none. */
  async function uploaderOf(
    address: string,
    visit: Pick<PublicContext, 'ip' | 'now' | 'phone'>,
  ): Promise<{ uploader: Uploader; maxBytes: number; takesFiles: boolean }> {
    const { tx } = database
    const { accountId, document } = await find.enter(tx, await find.locate(tx, address, visit), visit)
    const kinds = kindsOf(document)
    const { tier } = (await standingOf(database.tx, accountId, visit.now)) ?? notFound()
    const isPlayed = kinds.has('audio') || kinds.has('video')
    const maxBytes = limitOf(
      tier,
      isPlayed ? 'mediaBytes' : kinds.has('picture') && kinds.size === 1 ? 'pictureBytes' : 'fileBytes',
    )
    return { uploader: { accountId, userId: 0, tier, language: null }, maxBytes, takesFiles: kinds.size > 0 }
  }

  return {
    /** Who brings a file; `begins` counts it, so many a minute from one network. */
    async uploaderOf(
      address: string,
      { begins, ...visit }: Pick<PublicContext, 'ip' | 'now' | 'phone'> & { begins: boolean },
    ) {
      const { ip, now } = visit
      const key = ['visitorUpload', `${networkOf(ip)} ${address}`] as const
      const pace = begins ? await rateLimit.hit(key, uploadsOfNetwork, now) : undefined
      if (pace && !pace.allowed) tooManyRequests(pace.retryAfter)
      const { takesFiles, ...found } = await uploaderOf(address, visit)
      if (!takesFiles) fail('records.takesNoFiles')
      return found
    },

    /** Stores what was brought, under the name that it came with; asked again it answers the same file. */
    async saveFile({ id, fileId }: ParsedInput<Save>, context: PublicContext) {
      const { uploader } = await uploaderOf(id, context)
      const { id: stored, kind, size } = await saveUpload({ id: fileId }, uploader)
      return { id: stored, kind, size }
    },

    /** Keeps a picture of who fills a form, which came from elsewhere; answers its id. */
    async keepPicture(address: string, bytes: Buffer, visit: Pick<PublicContext, 'ip' | 'now' | 'phone'>) {
      const { uploader, takesFiles } = await uploaderOf(address, visit)
      if (!takesFiles) fail('records.takesNoFiles')
      return (await storePicture(bytes, 'wechat.jpg', uploader)).id
    },
  }
}
