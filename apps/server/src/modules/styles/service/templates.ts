import {
  type CallOutput,
  type contract,
  type ParsedInput,
  savedStylesMax,
  type StoredFile,
  type Style,
  type StyleTemplate,
} from '@matai/contract'
import { completeStyle } from '@matai/qr'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { fail, notFound } from '../../../platform/failure.ts'
import { nextPage, pageOfRows } from '../../../platform/lists/page.ts'
import type { Audit } from '../../audit/service.ts'
import { filesOf, refuseBigLogo, sampleAddress } from '../rules/pictures.ts'
import * as store from '../store.ts'
import { createStyleDrawing, type DrawDependencies } from './draw-style.ts'

export type StyleTemplates = ReturnType<typeof createStyleTemplates>

export interface TemplateDependencies extends DrawDependencies {
  audit: Pick<Audit, 'on'>
  /** Files of the account among the ids; foreign and unknown ones are missing. */
  filesByIds(tx: Tx, accountId: AccountId, ids: string[]): Promise<StoredFile[]>
  /** What people are called, by user id. */
  namesOf(tx: Tx, userIds: number[]): Promise<Map<number, string>>
}

/** Who acts, when, and under which address codes are printed. */
interface Acting {
  caller: store.Chooser
  now: Date
  origin: string
}

type List = (typeof contract.styleTemplates)['list']
type SaveInput = ParsedInput<(typeof contract.styleTemplates)['saveTemplate']>

/** Styles under a name, and which of them each person's new live codes take. */
export function createStyleTemplates(dependencies: TemplateDependencies) {
  const { database, filesByIds, namesOf } = dependencies
  const remember = dependencies.audit.on('style')
  const drawStyle = createStyleDrawing(dependencies)

  async function describe(rows: store.StyleTemplateRow[], chooser: store.Chooser): Promise<StyleTemplate[]> {
    const { tx } = database
    const styles = new Map(rows.map(({ id, style }) => [id, completeStyle(style)]))
    const wanted = [...new Set([...styles.values()].flatMap(filesOf))]
    const files = await filesByIds(tx, chooser.accountId, wanted)
    const names = await namesOf(tx, [...new Set(rows.map(({ createdBy }) => createdBy))])
    const chosen = await store.findChoice(tx, chooser)
    return rows.map((row) => {
      const style = styles.get(row.id) ?? completeStyle(row.style)
      const own = new Set(filesOf(style))
      return {
        id: row.id,
        name: row.name,
        style,
        isDefault: row.id === chosen?.id,
        creator: { id: row.createdBy, name: names.get(row.createdBy) ?? '' },
        updatedAt: row.updatedAt.toISOString(),
        version: row.version,
        files: files.filter(({ id }) => own.has(id)),
        can: { edit: true },
      }
    })
  }

  async function describeOne(row: store.StyleTemplateRow, chooser: store.Chooser): Promise<StyleTemplate> {
    const [item] = await describe([row], chooser)
    return item ?? notFound()
  }

  return {
    async list(request: ParsedInput<List>, chooser: store.Chooser): Promise<CallOutput<List>> {
      const { keyword } = request
      const { tx } = database
      const query = { keyword, ...pageOfRows(request) }
      const rows = await store.listTemplates(tx, chooser.accountId, query)
      return {
        list: await describe(rows, chooser),
        total: await store.countTemplates(tx, chooser.accountId, keyword),
        totalIsLowerBound: false,
        next: nextPage(rows, query),
      }
    },

    async get(id: number, chooser: store.Chooser): Promise<StyleTemplate> {
      return describeOne((await store.findTemplate(database.tx, chooser.accountId, id)) ?? notFound(), chooser)
    },

    /** Draws a code of this server in the style and reads it back before anything is kept. */
    async save({ id, version, name, style }: SaveInput, { caller, now, origin }: Acting): Promise<StyleTemplate> {
      const { accountId, userId } = caller
      if (id !== undefined) await refuseOutdated(database.tx, accountId, { id, version })
      const before = id === undefined ? undefined : await store.findTemplate(database.tx, accountId, id)
      refuseBigLogo(style, await filesByIds(database.tx, accountId, filesOf(style)), before?.style)
      await drawStyle(accountId, { content: sampleAddress(origin), style, format: 'png', before: [before?.style] })
      const row = await database.transact(accountId, async (tx) => {
        if (id !== undefined) {
          const edited = { id, version }
          const updated = await store.updateTemplate(tx, accountId, edited, { name, style, updatedAt: now })
          const changed = updated ?? (await refuseOutdated(tx, accountId, edited)) ?? notFound()
          await remember(tx, caller, 'changed', changed)
          return changed
        }
        await store.holdTemplates(tx, accountId)
        await refuseFull(tx, accountId)
        const made = await store.insertTemplate(tx, { accountId, name, style, createdBy: userId, updatedAt: now })
        await remember(tx, caller, 'created', made)
        return made
      })
      return describeOne(row, caller)
    },

    async rename(id: number, name: string, { caller, now }: Acting): Promise<StyleTemplate> {
      const row = await database.transact(caller.accountId, async (tx) => {
        const before = (await store.findTemplate(tx, caller.accountId, id)) ?? notFound()
        if (before.name === name) return before
        const renamed = await store.updateTemplate(tx, caller.accountId, { id }, { name, updatedAt: now })
        await remember(tx, caller, 'renamed', { id, name }, { from: before.name })
        return renamed ?? notFound()
      })
      return describeOne(row, caller)
    },

    /** Codes that were drawn in it keep their looks; whoever had chosen it for new codes gets the plain style. */
    remove: (id: number, chooser: store.Chooser): Promise<{ removed: number }> =>
      database.transact(chooser.accountId, async (tx) => {
        const { accountId } = chooser
        const gone = (await store.findTemplate(tx, accountId, id)) ?? notFound()
        if (!(await store.deleteTemplate(tx, accountId, id))) notFound()
        await store.forgetChoices(tx, accountId, id)
        await remember(tx, chooser, 'removed', gone)
        return { removed: 1 }
      }),

    choose: (id: number | null, chooser: store.Chooser): Promise<{ beautyTemplateId: number | null }> =>
      database.transact(chooser.accountId, async (tx) => {
        const before = await store.findChoice(tx, chooser)
        const chosen = id === null ? undefined : ((await store.findTemplate(tx, chooser.accountId, id)) ?? notFound())
        if (chosen) await store.setChoice(tx, chooser, chosen.id)
        else await store.clearChoice(tx, chooser)
        if (before?.id !== chosen?.id) await remember(tx, chooser, 'chosen', chosen ?? { id: '', name: '' })
        return { beautyTemplateId: id }
      }),

    /** Which saved style a person's new live codes take; null: the plain one. */
    chosenId: async (tx: Tx, chooser: store.Chooser): Promise<number | null> =>
      (await store.findChoice(tx, chooser))?.id ?? null,

    /** How a person's new live codes are drawn; null: the plain style. */
    async styleOfNew(tx: Tx, chooser: store.Chooser): Promise<Style | null> {
      const chosen = await store.findChoice(tx, chooser)
      return chosen ? completeStyle(chosen.style) : null
    },
  }
}

/** Somebody saved since the version that was edited. Not found: foreign, unknown. */
async function refuseOutdated(
  tx: Tx,
  accountId: AccountId,
  { id, version }: { id: number; version: number | undefined },
): Promise<void> {
  const row = (await store.findTemplate(tx, accountId, id)) ?? notFound()
  if (version !== undefined && row.version !== version) fail('errors.conflict', { as: 'conflict' })
}

async function refuseFull(tx: Tx, accountId: AccountId): Promise<void> {
  const used = await store.countTemplates(tx, accountId)
  if (used < savedStylesMax) return
  const limit = savedStylesMax
  fail('styles.tooManySaved', { as: 'limitReached', params: { limit }, data: { limit, used } })
}
