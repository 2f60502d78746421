import { contract, hasFeature, qrCodeNameMax, type Style } from '@matai/contract'
import type { CodePage, JumpPage, PageBrand } from '@matai/scan'
import type { AccountId } from '../../platform/db/account-id.ts'
import { notFound } from '../../platform/failure.ts'
import { bind } from '../../platform/http/bind.ts'
import type { MemberContext } from '../../platform/http/context.ts'
import type { Acting } from './service/dependencies.ts'
import type { QrCodes } from './service/qr-codes.ts'
import { hrefOf, shownHost } from './rules/target.ts'
import type { QrCodeRow } from './store/codes.ts'

interface Outside {
  renderPage(page: CodePage): string
  renderJump(page: JumpPage): string
  /** How the account dresses its pages. */
  brandOf(accountId: AccountId): Promise<PageBrand>
  /** Draws a live code in a style and reads it back; refuses a style that does not scan. `quick`: it passed on another code. */
  proveStyle(id: string, style: Style, context: MemberContext, quick?: boolean): Promise<unknown>
}

/** Forms on live codes. */
export function codeFormCalls({ formCodes }: Pick<QrCodes, 'formCodes'>) {
  return bind(contract.codeForms, {
    addForm: async ({ ids, formId }, { caller, now }) => ({
      changed: await formCodes.put(ids, formId, { ...caller, now }),
    }),
    removeForm: async ({ ids, formId }, { caller, now }) => ({
      changed: await formCodes.takeOff(ids, formId, { ...caller, now }),
    }),
    qrCodesOfForm: (request, context) => formCodes.list(request, context),
    formsOfQrCode: async ({ id }, { caller }) => ({ list: await formCodes.formsOf(id, caller.accountId) }),
    qrCodesBesideForm: (request, context) => formCodes.listFilled(request, context),
  })
}

/** The history of live codes. */
export function versionCalls({ versions, describe }: Pick<QrCodes, 'versions' | 'describe'>) {
  return bind(contract.versions, {
    list: (input, { caller, now }) => versions.list(input, caller.accountId, now),
    get: ({ id, number }, { caller, now }) => versions.get(id, number, caller.accountId, now),
    compare: (input, { caller }) => versions.compare(input, caller.accountId),
    restore: async ({ id, number }, context) => {
      const { caller, now } = context
      const { row, ...content } = await versions.restore(id, number, { ...caller, now })
      const [item] = await describe([row], context)
      return { ...(item ?? notFound()), ...content }
    },
    schedule: ({ publishAt, endAt, ...which }, { caller, now }) => {
      const moment = (instant: string | null) => (instant === null ? null : new Date(instant))
      return versions.schedule({ ...which, publishAt: moment(publishAt), endAt: moment(endAt) }, { ...caller, now })
    },
    setEnd: ({ endAt, ...which }, { caller, now }) =>
      versions.setEnd({ ...which, endAt: endAt === null ? null : new Date(endAt) }, { ...caller, now }),
  })
}

export function qrCodeCalls(qrCodes: QrCodes, { renderPage, renderJump, brandOf, proveStyle }: Outside) {
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
  const page = (
    { name, blocks, files, forms }: Pick<CodePage, 'name' | 'blocks' | 'files' | 'forms'>,
    { caller, language }: MemberContext,
  ): CodePage => ({
    name,
    blocks,
    files,
    forms,
    language,
    ownerName: '',
    branding: !hasFeature(caller.tier, 'noBranding'),
  })

  const jump = (name: string, target: string, { caller, language }: MemberContext): JumpPage => ({
    id: '',
    name,
    ...shownHost(target),
    address: hrefOf(target),
    language,
    ownerName: '',
    branding: !hasFeature(caller.tier, 'noBranding'),
  })

  return bind(contract.qrCodes, {
    find: async ({ keyword }, { caller }) => ({ list: await qrCodes.find(keyword, caller.accountId) }),
    contentParts: ({ ids }, { caller }) => qrCodes.content.parts(ids, caller.accountId),
    contentExchange: async (request, context) => ({
      changed: await qrCodes.content.exchange(request, acting(context)),
    }),
    contentBack: async ({ items }, context) => ({ changed: await qrCodes.content.back(items, acting(context)) }),
    getCodeList: (input, context) => qrCodes.list(input, context),
    getInfo: ({ id }, context) => qrCodes.open(id, context),
    save: async (draft, context) => {
      const { row, ...content } = await qrCodes.save(draft, acting(context))
      return { ...(await describe(row, context)), ...content }
    },
    duplicate: async ({ id }, context) => {
      const nameOf = (name: string) => context.say('app.copyOf', { name }).slice(0, qrCodeNameMax)
      return describe(await qrCodes.duplicate(id, nameOf, acting(context)), context)
    },
    rename: async ({ id, name }, context) => describe(await qrCodes.rename(id, name, acting(context)), context),
    setStyle: async ({ id, style }, context) => {
      await proveStyle(id, style, context)
      return describe(await qrCodes.setStyle(id, style, acting(context)), context)
    },
    bulkSetStyle: async ({ ids, style }, context) => {
      const proven = new Set<string>()
      const prove = async (id: string, wanted: Style) => {
        const key = JSON.stringify(wanted)
        await proveStyle(id, wanted, context, proven.has(key))
        proven.add(key)
      }
      return { changed: await qrCodes.restyle(ids, style, prove, acting(context)) }
    },
    getBrand: async ({ id }, { caller }) => ({ brand: await qrCodes.brands.of(id, caller.accountId) }),
    setBrand: async ({ ids, brand }, context) => ({
      changed: await qrCodes.brands.set(ids, brand, acting(context)),
    }),
    bulkRemove: ({ ids }, context) => qrCodes.remove(ids, acting(context)),
    setExpire: async ({ ids, ...term }, context) => ({
      changed: await qrCodes.bulk.setExpire(ids, term, context.caller.zone, acting(context)),
    }),
    bulkSetShare: async ({ ids, shared }, context) => ({
      changed: await qrCodes.bulk.setShared(ids, shared, acting(context)),
    }),
    setOpen: async ({ ids, method }, context) => ({
      changed: await qrCodes.bulk.setOpen(ids, method, context.caller.tier, acting(context)),
    }),
    bulkMove: async ({ ids, directoryId }, context) => ({
      changed: await qrCodes.bulk.move(ids, directoryId, acting(context)),
    }),
    getCreators: async (_, { caller }) => ({ list: await qrCodes.creators(caller.accountId) }),
    setFavourite: async ({ ids, favourite }, context) => ({
      changed: await qrCodes.bulk.setFavourite(ids, favourite, acting(context)),
    }),
    bulkSave: async ({ items }, context) => ({
      list: await qrCodes.describe(await qrCodes.saveMany(items, acting(context)), context),
    }),
    getLabelInfo: async ({ ids }, context) => ({
      list: await qrCodes.labels(ids, context.say('directories.defaultName'), context),
    }),
    trashList: (input, context) => qrCodes.trash.list(input, context),
    trashRestore: async ({ ids }, context) => ({ restored: await qrCodes.trash.restore(ids, acting(context)) }),
    preview: async ({ name, blocks, target, kind, id }, context) => {
      const { accountId } = context.caller
      const own = id === undefined ? null : await qrCodes.brands.of(id, accountId)
      const brand = own ?? (await brandOf(accountId))
      if (target !== undefined) {
        const straight = qrCodes.standingOf(target) === 'trusted'
        return { html: renderJump({ ...jump(name, target, context), brand }), straight }
      }
      const clean = await qrCodes.cleanBlocks(blocks, context.caller.accountId)
      const files = await qrCodes.filesForPreview(clean, context.caller)
      const forms = await qrCodes.formsForPreview(clean, context.caller)
      const coupons = await qrCodes.couponsForPreview(clean, context.caller)
      const company = kind === 'home' ? await qrCodes.homes.headOf(context.caller.accountId) : null
      const drawn = {
        ...page({ name, blocks: clean, files, forms }, context),
        coupons,
        brand,
        ...(company ? { company } : {}),
      }
      return { html: renderPage(drawn), straight: false }
    },
  })
}
