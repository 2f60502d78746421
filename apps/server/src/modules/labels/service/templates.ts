import { isDeepStrictEqual } from 'node:util'
import {
  type CallOutput,
  type contract,
  type LabelTemplate,
  labelTemplatesMax,
  type ParsedInput,
} from '@matai/contract'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { Failure, fail, notFound } from '../../../platform/failure.ts'
import { nextPage, pageOfRows } from '../../../platform/lists/page.ts'
import { refuseBigLogo } from '../../styles/rules/pictures.ts'
import { labelTemplateRemoved } from '../events.ts'
import {
  completeDesign,
  type Design,
  filesIn,
  ownStyles,
  picturePlaces,
  refuseBackground,
  refuseWithoutCode,
} from '../rules/design.ts'
import * as store from '../store/templates.ts'
import type { Dependencies } from './dependencies.ts'

type List = (typeof contract.labels)['list']
type SaveInput = ParsedInput<(typeof contract.labels)['save']>

/** Who acts, and when. */
interface Acting {
  accountId: AccountId
  userId: number
  now: Date
  /** Under which address codes are printed. */
  origin: string
}

/** Label designs under a name. */
export function labelTemplates({ database, events, filesByIds, namesOf, proveStyle, audit }: Dependencies) {
  const remember = audit.on('label')

  async function describe(rows: store.LabelTemplateRow[], accountId: AccountId): Promise<LabelTemplate[]> {
    const { tx } = database
    const designs = new Map(rows.map(({ id, design }) => [id, completeDesign(design)]))
    const files = await filesByIds(tx, accountId, [...new Set([...designs.values()].flatMap(filesIn))])
    const names = await namesOf(tx, [...new Set(rows.map(({ createdBy }) => createdBy))])
    return rows.map(({ id, name, createdBy, updatedAt, version, ...row }) => {
      const design = designs.get(id) ?? completeDesign(row.design)
      const own = new Set(filesIn(design))
      return {
        id,
        name,
        design,
        creator: { id: createdBy, name: names.get(createdBy) ?? '' },
        updatedAt: updatedAt.toISOString(),
        version,
        files: files.filter((file) => own.has(file.id)),
        can: { edit: true },
      }
    })
  }

  async function describeOne(row: store.LabelTemplateRow, accountId: AccountId): Promise<LabelTemplate> {
    const [item = notFound()] = await describe([row], accountId)
    return item
  }

  /** All files are pictures of the account, the background is good enough for print, and no new logo too heavy. */
  async function checkPictures(accountId: AccountId, design: Design, before: Design | undefined): Promise<void> {
    const files = await filesByIds(database.tx, accountId, filesIn(design))
    const former = before ? ownStyles(before) : []
    for (const [place, layer] of design.layers.entries()) {
      if (layer.type !== 'code' || layer.style === null) continue
      const { style } = layer
      const same = former.find(({ logoUrl }) => logoUrl === style.logoUrl)
      refuseBigLogo(style, files, same, ['design', 'layers', place, 'style'])
    }
    for (const { fileId, path } of picturePlaces(design)) {
      const file = files.find(({ id }) => id === fileId) ?? notFound()
      const refusal =
        file.kind !== 'picture'
          ? { phrase: 'labelChecks.notPicture' as const, params: {} }
          : path[0] === 'bgUrl' && refuseBackground(design, file)
      if (!refusal) continue
      const { phrase, params } = refusal
      throw new Failure('inputInvalid', phrase, { params, fields: [{ path: ['design', ...path], phrase, params }] })
    }
  }

  const findOne = async (tx: Tx, accountId: AccountId, id: number) =>
    (await store.findTemplate(tx, accountId, id)) ?? notFound()

  /** Somebody saved since the version that was edited. Not found: foreign, unknown. */
  async function refuseOutdated(
    tx: Tx,
    accountId: AccountId,
    { id, version }: { id: number; version: number | undefined },
  ): Promise<store.LabelTemplateRow> {
    const row = await findOne(tx, accountId, id)
    return version === undefined || row.version === version ? row : fail('errors.conflict', { as: 'conflict' })
  }

  /** A design that stays as it is may have been saved under other rules, and can be renamed all the same. */
  async function check(
    design: Design,
    before: Design | undefined,
    { accountId, origin }: Pick<Acting, 'accountId' | 'origin'>,
  ): Promise<void> {
    if (isDeepStrictEqual(before, design)) return
    refuseWithoutCode(design)
    await checkPictures(accountId, design, before)
    const had = before ? ownStyles(before) : []
    for (const style of ownStyles(design)) await proveStyle(accountId, style, origin, had)
  }

  return {
    async list(request: ParsedInput<List>, accountId: AccountId): Promise<CallOutput<List>> {
      const { tx } = database
      const query = { keyword: request.keyword, ...pageOfRows(request) }
      const rows = await store.listTemplates(tx, accountId, query)
      return {
        list: await describe(rows, accountId),
        total: await store.countTemplates(tx, accountId, request.keyword),
        totalIsLowerBound: false,
        next: nextPage(rows, query),
      }
    },

    get: async (id: number, accountId: AccountId): Promise<LabelTemplate> =>
      describeOne(await findOne(database.tx, accountId, id), accountId),

    /** The design alone, for whoever prints with it. Not found: foreign, unknown. */
    async designOf(tx: Tx, accountId: AccountId, id: number): Promise<{ name: string; design: Design }> {
      const { name, design } = await findOne(tx, accountId, id)
      return { name, design: completeDesign(design) }
    },

    async save(
      { id, version, name, design }: SaveInput,
      { accountId, userId, now, origin }: Acting,
    ): Promise<LabelTemplate> {
      const before = id === undefined ? undefined : await refuseOutdated(database.tx, accountId, { id, version })
      await check(design, before && completeDesign(before.design), { accountId, origin })
      const row = await database.transact(accountId, async (tx) => {
        if (id !== undefined) {
          const edited = { id, version }
          const updated = await store.updateTemplate(tx, accountId, edited, { name, design, updatedAt: now })
          if (!updated) await refuseOutdated(tx, accountId, edited)
          const changed = updated ?? notFound()
          await remember(tx, { accountId, userId }, 'changed', changed)
          return changed
        }
        await store.holdTemplates(tx, accountId)
        await refuseFull(tx, accountId)
        const made = await store.insertTemplate(tx, { accountId, name, design, createdBy: userId, updatedAt: now })
        await remember(tx, { accountId, userId }, 'created', made)
        return made
      })
      return describeOne(row, accountId)
    },

    /** Prints keep its name; batch templates hear of it and print without one. */
    remove: (id: number, by: Pick<Acting, 'accountId' | 'userId'>): Promise<{ removed: number }> =>
      database.transact(by.accountId, async (tx) => {
        const { accountId } = by
        const gone = await findOne(tx, accountId, id)
        if (!(await store.deleteTemplate(tx, accountId, id))) notFound()
        await events.announce(tx, labelTemplateRemoved, { accountId, labelTemplateId: id })
        await remember(tx, by, 'removed', gone)
        return { removed: 1 }
      }),
  }
}

async function refuseFull(tx: Tx, accountId: AccountId): Promise<void> {
  const used = await store.countTemplates(tx, accountId)
  if (used < labelTemplatesMax) return
  const limit = labelTemplatesMax
  fail('labelChecks.tooManySaved', { as: 'limitReached', params: { limit }, data: { limit, used } })
}
