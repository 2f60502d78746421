import type { Block } from '@matai/contract'
import { breath } from '../../../platform/breath.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { qrCodesChanged } from '../events.ts'
import { rewritten } from '../rules/rewritten.ts'
import { insertVersions, setVersions } from '../store/batch.ts'
import type { QrCodeRow } from '../store/codes.ts'
import { versionsInForce } from '../store/form-codes.ts'
import { setTerm } from '../store/versions.ts'
import type { Acting, Dependencies } from './dependencies.ts'
import { remember } from './remember.ts'

/** Codes whose versions one statement writes. */
const atOnce = 100

/** Changes the content of many codes in the same way: what shows now, what waits, and what comes back. */
export function createRewriting({ events, audit }: Pick<Dependencies, 'events' | 'audit'>) {
  /** `change` answers the very blocks where nothing changes. Answers the ids of the codes that changed. */
  return async (
    tx: Tx,
    rows: QrCodeRow[],
    change: (blocks: Block[], row: QrCodeRow) => Block[],
    acting: Acting,
  ): Promise<string[]> => {
    const { accountId, userId, now } = acting
    const changed: string[] = []
    for (let start = 0; start < rows.length; start += atOnce) {
      const some = rows.slice(start, start + atOnce)
      const ids = some.map(({ id }) => id)
      const versions = await versionsInForce(tx, accountId, ids, now)
      const told: { row: QrCodeRow; version: number }[] = []
      for (const row of some) {
        const { made, replaced } = rewritten(versions.get(row.id) ?? [], row.version, now, (blocks) =>
          change(blocks, row),
        )
        if (made.length === 0) continue
        await insertVersions(
          tx,
          made.map((version) => ({ ...version, accountId, savedBy: userId, savedAt: now })),
        )
        // What waited will never show: its like comes in its place.
        for (const { number, publishAt } of replaced)
          await setTerm(tx, accountId, row.id, number, { publishAt, endAt: publishAt })
        told.push({ row, version: row.version + made.length })
      }
      if (told.length > 0) {
        await setVersions(
          tx,
          accountId,
          told.map(({ row: { id, name }, version }) => ({ id, name, version })),
          now,
        )
        await remember(
          audit,
          tx,
          acting,
          'changed',
          told.map(({ row: { id, name }, version }) => ({ id, name, details: { version } })),
        )
        const some = told.map(({ row }) => row.id)
        await events.announce(tx, qrCodesChanged, { accountId, ids: some })
        changed.push(...some)
      }
      await breath()
    }
    return changed
  }
}
