import type { Block } from '@matai/contract'
import type { QrStyle } from '@matai/qr'
import { Failure } from '../../../platform/failure.ts'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { qrCodesChanged } from '../events.ts'
import { isSameContent } from '../rules/codes.ts'
import { momentAfter } from '../rules/schedule.ts'
import * as store from '../store/batch.ts'
import type { Acting, Dependencies } from './dependencies.ts'
import { freeIds } from './free-ids.ts'
import { remember } from './remember.ts'

/** What a code of a batch shows; its HTML is clean and its files are the account's. */
export interface BatchPage {
  name: string
  blocks: Block[]
}

/** Codes whose content somebody else writes, many at once, inside a transaction of the caller. */
export function createBatchCodes(dependencies: Pick<Dependencies, 'events' | 'directories' | 'audit' | 'styleOfNew'>) {
  const { events, directories, audit, styleOfNew } = dependencies

  /** The wanted directory, or the default one where that is gone. */
  async function homeOf(tx: Tx, accountId: AccountId, wanted: number | undefined): Promise<number> {
    try {
      return await directories.target(tx, accountId, wanted)
    } catch (error) {
      if (error instanceof Failure && error.errorName === 'notFound')
        return directories.target(tx, accountId, undefined)
      throw error
    }
  }

  return {
    /** Makes codes, without a style in their maker's; answers their ids in the order of the pages. Hold the directories before. */
    async createMany(
      tx: Tx,
      pages: BatchPage[],
      {
        directoryId: wanted,
        style: own,
        before,
      }: {
        directoryId: number | undefined
        style: QrStyle | null
        /** Pages of the same work that were made already. */
        before: number
      },
      acting: Acting,
    ): Promise<string[]> {
      if (pages.length === 0) return []
      const { accountId, userId, now } = acting
      const directoryId = await homeOf(tx, accountId, wanted)
      const style = own ?? (await styleOfNew(tx, { accountId, userId }))
      const ids = await freeIds(tx, accountId, pages.length)
      const named = pages.map((page, place) => ({ ...page, id: ids[place] ?? '' }))
      const saved = { accountId, number: 1, savedBy: userId, savedAt: now, publishAt: now }
      await store.insertVersions(
        tx,
        named.map(({ id, name, blocks }) => ({ ...saved, qrCodeId: id, name, blocks })),
      )
      await directories.count(tx, accountId, new Map([[directoryId, pages.length]]))
      await remember(audit, tx, acting, 'created', named)
      const made = { accountId, kind: 'batch' as const, directoryId, version: 1, createdBy: userId, style }
      // A millisecond between them, and on from those before: lists by age show them in the order of the pages.
      const momentOf = (place: number) => new Date(now.getTime() + before + place)
      await store.insertQrCodes(
        tx,
        named.map(({ id, name }, place) => {
          return { ...made, id, name, createdAt: momentOf(place), updatedAt: momentOf(place) }
        }),
      )
      return ids
    },

    /**
     * The next version of each code whose page differs from its newest; also of those in the trash. `gone` are no codes
     * of a batch any more.
     */
    async changeMany(
      tx: Tx,
      pages: (BatchPage & { id: string })[],
      acting: Acting,
    ): Promise<{ changed: string[]; gone: string[] }> {
      if (pages.length === 0) return { changed: [], gone: [] }
      const { accountId, userId, now } = acting
      const rows = await store.lockBatchCodes(
        tx,
        accountId,
        pages.map(({ id }) => id),
      )
      const held = new Map(rows.map((row) => [row.id, row]))
      const newest = await store.newestVersions(tx, accountId, rows)
      const different = pages.flatMap((page) => {
        const row = held.get(page.id)
        const last = newest.get(page.id)
        if (!row || (last && isSameContent(last, page))) return []
        return [{ ...page, version: row.version + 1, publishAt: momentAfter(last, now) }]
      })
      const saved = { accountId, savedBy: userId, savedAt: now }
      await store.insertVersions(
        tx,
        different.map(({ id, version, name, blocks, publishAt }) => {
          return { ...saved, qrCodeId: id, number: version, name, blocks, publishAt }
        }),
      )
      await store.setVersions(
        tx,
        accountId,
        different.map(({ id, name, version }) => ({ id, name, version })),
        now,
      )
      const told = different.map(({ id, name, version }) => ({ id, name, details: { version } }))
      const changed = different.map(({ id }) => id)
      if (told.length > 0) {
        await remember(audit, tx, acting, 'changed', told)
        await events.announce(tx, qrCodesChanged, { accountId, ids: changed })
      }
      return { changed, gone: pages.map(({ id }) => id).filter((id) => !held.has(id)) }
    },

    /** Codes of a batch are pages from now on and stay as they are. */
    release: store.makePages,
  }
}
