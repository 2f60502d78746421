import { shortIdAlphabet } from '@matai/contract'
import { randomInt } from 'node:crypto'
import type { Carried, Json, Row } from '../../../platform/carried/carried.ts'
import { takeNumbers } from '../../../platform/carried/put-rows.ts'
import { idsIn, type Numbers, wordsIn } from '../../../platform/carried/rewrite.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { newFileId } from '../../../platform/files/file-id.ts'
import { claimAddresses, ownersOf } from '../../addresses/service/addresses.ts'
import { addCame, addNote } from '../rules/report.ts'
import * as store from '../store/ids.ts'
import type { Dependencies } from './dependencies.ts'
import type { Taking } from './taking.ts'

/** Addresses are known by their texts. */
export const addressIds = '#'

/**
 * What things are called here. A thing gets its number when it is named for the first time, so that rows may come in any
 * order; what is named and never comes is missing here as it was there.
 */
export function createNumbers({ accounts, tables }: Pick<Dependencies, 'accounts' | 'tables'>) {
  const numbered = new Set(tables.filter((one) => one.numbered).map(({ tableName }) => tableName))

  async function give(tx: Tx, kind: string, count: number): Promise<number[]> {
    if (kind === 'user')
      return accounts.carry.standIns(
        tx,
        Array.from({ length: count }, () => ''),
      )
    return numbered.has(kind) ? takeNumbers(tx, kind, count) : []
  }

  return {
    async of(tx: Tx, { accountId, row }: Taking, rows: readonly Row[], one: Carried, but?: string): Promise<Numbers> {
      const known = new Map<string, Map<string, string>>()
      for (const [kind, ids] of idsIn(rows, one)) {
        if (kind === but || (kind !== 'user' && !numbered.has(kind))) continue
        const old = [...ids].map(String)
        const found = await store.findIds(tx, accountId, row.id, { kind, old })
        const missing = old.filter((id) => !found.has(id))
        const fresh = await give(tx, kind, missing.length)
        const given = missing.map((id, at) => [id, String(fresh[at])] as const)
        await store.insertIds(tx, accountId, row.id, { kind, ids: given })
        known.set(kind, new Map([...found, ...given]))
      }
      return {
        of(table, id) {
          const fresh = known.get(table)?.get(String(id))
          return fresh === undefined ? undefined : Number(fresh)
        },
      }
    },

    /** What addresses in the rows are here; empty where all stayed what they were. */
    async addresses(tx: Tx, { accountId, row }: Taking, rows: readonly Row[]): Promise<ReadonlyMap<string, string>> {
      if (!(await store.hasIds(tx, accountId, row.id, addressIds))) return new Map()
      return store.findIds(tx, accountId, row.id, { kind: addressIds, old: [...wordsIn(rows)] })
    },

    /** Takes the addresses of an archive: as they were where they are free, else others in their place. */
    async claim(tx: Tx, { accountId, row, report }: Taking, rows: readonly Row[]): Promise<void> {
      const wanted = rows.filter(({ kind }) => isCarried(kind))
      const byKind = Map.groupBy(wanted, ({ kind }) => kind as Parameters<typeof claimAddresses>[2])
      for (const [kind, ofKind] of byKind) {
        const ids = ofKind.map(({ id }) => String(id))
        const kept = row.mode === 'same' ? await claimAddresses(tx, accountId, kind, ids) : []
        // An earlier try may have taken them.
        const owners = row.mode === 'same' ? await ownersOf(tx, kind, ids) : new Map<string, number>()
        const lost = ids.filter((id) => owners.get(id) !== accountId)
        const fresh: [string, string][] = []
        for (const id of lost) {
          let made = likeAddress(id)
          while ((await claimAddresses(tx, accountId, kind, [made])).length === 0) made = likeAddress(id)
          fresh.push([id, made])
        }
        await store.insertIds(tx, accountId, row.id, { kind: addressIds, ids: fresh })
        addCame(report, 'addresses', Math.max(kept.length, ids.length - lost.length))
        if (row.mode === 'same') addNote(report, 'addresses', 'renumbered', lost.length)
      }
    },
  }
}

/** Names of domains, numbers of orders and pages of reports are those of a server. */
const isCarried = (kind: Json | undefined): boolean =>
  ['code', 'page', 'file', 'form', 'wall', 'group', 'coupon', 'counter', 'push'].includes(String(kind))

/** A new one as long as the old one. */
function likeAddress(old: string): string {
  if (old.length === 22) return newFileId()
  return Array.from({ length: old.length }, () => shortIdAlphabet[randomInt(shortIdAlphabet.length)]).join('')
}
