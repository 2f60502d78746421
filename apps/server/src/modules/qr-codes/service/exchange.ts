import { type Exchange, exchange, type Exchanged, holdingsOf } from '@matai/content/exchange'
import { wordsOf } from '@matai/content/page'
import type { Block } from '@matai/contract'
import { phonePattern, plainDigits, plainPhone } from '@matai/kinds'
import { webAddress } from '@matai/rules/web-address'
import { restBetween } from '../../../platform/breath.ts'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { failField, notFound } from '../../../platform/failure.ts'
import { findQrCodes } from '../store/bulk.ts'
import type { QrCodeRow } from '../store/codes.ts'
import { findVersion, type VersionRow } from '../store/versions.ts'
import type { Acting, Dependencies } from './dependencies.ts'
import type { createSaving } from './save.ts'
import type { createVersions } from './versions.ts'

type Needs = Dependencies &
  Pick<ReturnType<typeof createSaving>, 'save'> & { restore: ReturnType<typeof createVersions>['restore'] }

export interface ExchangeRequest {
  ids: string[]
  what: Exchanged
  from: string
  to: string
  block?: Block | undefined
  dryRun: boolean
}

/** One thing in the content of many codes, and something else in its place. */
export function createExchange({ database, filesByIds, save, restore }: Needs) {
  /** Codes that people write, with what is written now. */
  async function written(tx: Tx, accountId: AccountId, ids: string[]) {
    const unique = [...new Set(ids)].toSorted()
    const rows = await findQrCodes(tx, accountId, unique)
    if (rows.length < unique.length) notFound()
    const own = rows.filter(({ kind }) => kind === 'page' || kind === 'home')
    const pages = await restBetween(own, async (row): Promise<{ row: QrCodeRow; version: VersionRow }> => {
      return { row, version: (await findVersion(tx, accountId, row.id, row.version)) ?? notFound() }
    })
    return { pages, fixed: rows.length - own.length }
  }

  return {
    async parts(ids: string[], accountId: AccountId) {
      const { tx } = database
      const { pages, fixed } = await written(tx, accountId, ids)
      const counted = new Map<string, ReturnType<typeof holdingsOf>[number] & { codes: number }>()
      for (const { version } of pages) {
        for (const held of holdingsOf(version.blocks)) {
          const key = `${held.what} ${held.value}`
          counted.set(key, { ...held, codes: (counted.get(key)?.codes ?? 0) + 1 })
        }
      }
      const all = [...counted.values()].toSorted((one, other) => other.codes - one.codes)
      const fileIds = all.filter(({ what }) => what === 'file').map(({ value }) => value)
      const names = new Map((await filesByIds(tx, accountId, fileIds)).map(({ id, name }) => [id, name]))
      const parts = all.map(({ block, ...held }) => {
        const name = block ? wordsOf(block, names) : (names.get(held.value) ?? held.value)
        return { ...held, name, ...(block ? { block } : {}) }
      })
      return { parts, fixed }
    },

    async exchange(request: ExchangeRequest, acting: Acting) {
      const { accountId, now } = acting
      const change = changeOf(request)
      const { pages } = await written(database.tx, accountId, request.ids)
      const wanted = pages.flatMap(({ row, version }) => {
        const blocks = exchange(version.blocks, change)
        return blocks === version.blocks ? [] : [{ row, version, blocks }]
      })
      return restBetween(wanted, async ({ row: { id, name, version: before }, version, blocks }) => {
        if (request.dryRun) return { id, name, before, version: before }
        // What waits to be published goes on waiting.
        const waits = version.publishAt > now
        const term = waits ? { publishAt: version.publishAt.toISOString(), endAt: version.endAt?.toISOString() } : {}
        const { row } = await save({ id, version: before, name, blocks, ...term }, acting)
        return { id, name, before, version: row.version }
      })
    },

    /** The contents before an exchange, each as a new version. */
    async back(items: { id: string; version: number }[], acting: Acting): Promise<number> {
      await restBetween(items, ({ id, version }) => restore(id, version, acting))
      return items.length
    },
  }
}

function changeOf({ what, from, to, block }: ExchangeRequest): Exchange {
  if (what === 'block') return { what, from, to: block ?? failField('block', 'errors.required') }
  if (what === 'phone') {
    const number = plainPhone(plainDigits(to))
    return { what, from, to: phonePattern.test(number) ? number : failField('to', 'blocks.phoneWrong') }
  }
  if (what === 'link') return { what, from, to: webAddress(to) === null ? failField('to', 'qrCodes.unsafeLink') : to }
  return { what, from, to: /^[\w-]{22}$/.test(to) ? to : failField('to', 'errors.wrongFormat') }
}
