import { type Block, contract, hasFeature, type StoredFile, type Style } from '@matai/contract'
import type { CodePage } from '@matai/scan'
import { bind } from '../../platform/http/bind.ts'
import type { MemberContext } from '../../platform/http/context.ts'
import type { Acting } from './service/dependencies.ts'
import type { QrCodes } from './service/qr-codes.ts'
import { cleanBlock } from './service/save.ts'
import type { QrCodeRow } from './store/codes.ts'

interface Outside {
  renderPage(page: CodePage): string
  /** Draws a live code in a style and reads it back; refuses a style that does not scan. */
  proveStyle(id: string, style: Style, context: MemberContext): Promise<unknown>
}

export function qrCodeCalls(qrCodes: QrCodes, { renderPage, proveStyle }: Outside) {
  const acting = ({ caller, now }: MemberContext): Acting => ({
    accountId: caller.accountId,
    userId: caller.userId,
    now,
  })
  const describe = async (row: QrCodeRow, context: MemberContext) => {
    const [item] = await qrCodes.describe([row], context)
    if (!item) throw new Error('a row was not described')
    return item
  }
  const page = (name: string, blocks: Block[], files: StoredFile[], { caller, language }: MemberContext): CodePage => ({
    name,
    blocks,
    files,
    language,
    ownerName: '',
    branding: !hasFeature(caller.tier, 'noBranding'),
  })

  return bind(contract.qrCodes, {
    getCodeList: (input, context) => qrCodes.list(input, context),
    getInfo: ({ id }, context) => qrCodes.open(id, context),
    save: async (draft, context) => {
      const { row, blocks, files } = await qrCodes.save(draft, acting(context))
      return { ...(await describe(row, context)), blocks, files }
    },
    rename: async ({ id, name }, context) => describe(await qrCodes.rename(id, name, acting(context)), context),
    setStyle: async ({ id, style }, context) => {
      await proveStyle(id, style, context)
      return describe(await qrCodes.setStyle(id, style, acting(context)), context)
    },
    bathRemove: async ({ ids }, context) => ({ removed: await qrCodes.remove(ids, acting(context)) }),
    preview: async ({ name, blocks }, context) => {
      const clean = blocks.map(cleanBlock)
      const files = await qrCodes.filesForPreview(clean, context.caller)
      return { html: renderPage(page(name, clean, files, context)) }
    },
  })
}
