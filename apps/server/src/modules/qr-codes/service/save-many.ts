import { breath, restBetween } from '../../../platform/breath.ts'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { Failure, failField } from '../../../platform/failure.ts'
import { filesIn } from '@matai/content/page'
import { insertQrCodes, insertVersions } from '../store/batch.ts'
import type { QrCodeRow } from '../store/codes.ts'
import { createCleaning } from './clean-blocks.ts'
import { createNamedForms } from './named-forms.ts'
import type { Acting, Dependencies } from './dependencies.ts'
import { freeIds } from './free-ids.ts'
import { remember } from './remember.ts'
import { createTargets } from './targets.ts'
import { type Draft, refuseBadLinks, refuseKindFault, refuseWrongKinds } from './save.ts'

/** A page that is to be made, or a jump, which has a target. */
type Page = Pick<Draft, 'name' | 'blocks' | 'directoryId' | 'target'>

/** Characters of content that one statement writes. */
const writtenAtOnce = 1_000_000

/** Makes many pages at once. Nothing is written unless everything is. */
export function createSavingMany(dependencies: Dependencies) {
  const { database, directories, filesByIds, audit, isKnownBad } = dependencies
  const clean = createCleaning(dependencies)
  const jumps = createTargets(dependencies)
  const { refuseMissingForms } = createNamedForms(dependencies)

  /** Refuses the first page that cannot be made, by its place; answers the directories, page by page. */
  async function check(tx: Tx, pages: Page[], accountId: AccountId): Promise<number[]> {
    const wanted = [...new Set(pages.flatMap(({ blocks }) => filesIn(blocks)))]
    const files = await filesByIds(tx, accountId, wanted)
    const byId = new Map(files.map((file) => [file.id, file]))
    const targets = new Map<number | undefined, number>()
    return restBetween(pages, async ({ blocks, directoryId, target: leadsTo }, place) => {
      try {
        refuseBadLinks(blocks, isKnownBad)
        const ids = filesIn(blocks)
        const own = ids.flatMap((id) => byId.get(id) ?? [])
        if (own.length < ids.length) failField('blocks', 'qrCodes.fileMissing')
        refuseWrongKinds(blocks, own)
        refuseKindFault(leadsTo === undefined ? 'page' : 'jump', { blocks, target: leadsTo })
        if (leadsTo !== undefined) await jumps.refuse(tx, leadsTo)
        await refuseMissingForms(tx, accountId, blocks)
        const target = targets.get(directoryId) ?? (await directories.target(tx, accountId, directoryId))
        targets.set(directoryId, target)
        return target
      } catch (error) {
        return ofItem(place, error)
      }
    })
  }

  async function insertAll(tx: Tx, pages: Page[], acting: Acting): Promise<QrCodeRow[]> {
    const { accountId, userId, now } = acting
    const homes = await check(tx, pages, accountId)
    const ids = await freeIds(tx, accountId, pages.length)
    const made = pages.map(({ name, blocks, target }, place) => ({
      ...{ id: ids[place] ?? '', name, blocks, place, target: target ?? null },
    }))
    const saved = { accountId, number: 1, savedBy: userId, savedAt: now, publishAt: now }
    for (const some of await bySize(made)) {
      await insertVersions(
        tx,
        some.map(({ id, name, blocks, target }) => ({ ...saved, qrCodeId: id, name, blocks, target })),
      )
      await breath()
    }
    const counts = Map.groupBy(homes, (home) => home)
    await directories.count(tx, accountId, new Map([...counts].map(([home, { length }]) => [home, length])))
    await remember(audit, tx, acting, 'created', made)
    const style = await dependencies.styleOfNew(tx, { accountId, userId })
    const own = { accountId, style, version: 1, createdBy: userId }
    const rows = await insertQrCodes(
      tx,
      made.map(({ id, name, place, target }) => {
        // A millisecond between those of one call: lists by age show them in the order in which they were given.
        const moment = new Date(now.getTime() + place)
        const kind = target === null ? ('page' as const) : ('jump' as const)
        return { ...own, kind, id, name, directoryId: homes[place] ?? 0, createdAt: moment, updatedAt: moment }
      }),
    )
    const byId = new Map(rows.map((row) => [row.id, row]))
    return ids.flatMap((id) => byId.get(id) ?? [])
  }

  return {
    saveMany: async (drafts: Page[], acting: Acting): Promise<QrCodeRow[]> => {
      const pages = await restBetween(drafts, async (draft, place): Promise<Page> => {
        const blocks = await clean(draft.blocks, acting.accountId).catch((error: unknown) => ofItem(place, error))
        return { ...draft, blocks }
      })
      return database.transact(acting.accountId, async (tx) => {
        // Whoever puts codes into several directories takes its locks in the order of everybody.
        await directories.hold(tx, acting.accountId)
        return insertAll(tx, pages, acting)
      })
    },
  }
}

/** Pages in groups that are not too much for one statement. */
async function bySize<Made extends Pick<Page, 'blocks'>>(pages: Made[]): Promise<Made[][]> {
  const groups: Made[][] = []
  let room = 0
  await restBetween(pages, (page) => {
    const size = JSON.stringify(page.blocks).length
    if (size > room) {
      groups.push([])
      room = writtenAtOnce
    }
    groups.at(-1)?.push(page)
    room -= size
  })
  return groups
}

/** What is wrong with one of many stands at its place among them. */
function ofItem(place: number, error: unknown): never {
  if (!(error instanceof Failure)) throw error
  const { errorName, phrase, params, data, fields } = error
  const placed = fields.map((field) => ({ ...field, path: ['items', place, ...field.path] }))
  throw new Failure(errorName, phrase, { params, ...(data ? { data } : {}), fields: placed })
}
