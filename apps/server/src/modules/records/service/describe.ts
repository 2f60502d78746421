import { flag, mayCall, type RecordItem } from '@matai/contract'
import type { Tx } from '../../../platform/db/database.ts'
import type { Reader } from '../rules/taken.ts'
import type { Dependencies } from './dependencies.ts'
import { listFillersByIds, type RecordRow } from '../store/records.ts'

/** What a filler is called: by name, else by what else is known. */
const nameOf = (facts: Record<string, string>): string =>
  facts.name ?? facts.wechat ?? facts.employeeId ?? facts.phone ?? facts.carNumber ?? facts.idcard ?? ''

/** Records as people of the account see them. Of a locked one only that it is there. */
export async function describeRecords(
  tx: Tx,
  rows: readonly RecordRow[],
  { caller }: { caller: Reader },
  namesOf: Dependencies['namesOf'],
): Promise<RecordItem[]> {
  const ids = rows.flatMap(({ fillerId }) => (fillerId === null ? [] : [fillerId]))
  const fillers = await listFillersByIds(tx, caller.accountId, [...new Set(ids)])
  const names = new Map(fillers.map(({ id, facts }) => [id, nameOf(facts)]))
  const may = { edit: mayCall(flag('editRecord'), caller), delete: mayCall(flag('deleteRecord'), caller) }
  const redeemers = new Set(rows.flatMap(({ redeemedBy }) => redeemedBy ?? []))
  const users = redeemers.size === 0 ? new Map<number, string>() : await namesOf(tx, [...redeemers])
  return rows.map((row) => {
    const { id, formId, version, number, period, at, fillerId, qrCodeId, score, locked, edits, answers } = row
    return {
      id,
      formId,
      version,
      number,
      period,
      at: at.toISOString(),
      filler: fillerId === null || locked ? null : { id: fillerId, name: names.get(fillerId) ?? '' },
      qrCodeId,
      score: locked ? null : score,
      locked,
      edits,
      followUp: row.followUp,
      redeem: redeemOf(row, users),
      sourceId: row.sourceId,
      answers: locked ? {} : { ...answers },
      can: { edit: may.edit && !locked, delete: may.delete },
    }
  })
}

const redeemOf = (
  { redeemCode: code, redeemedAt: at, redeemedBy: by }: RecordRow,
  users: ReadonlyMap<number, string>,
): RecordItem['redeem'] =>
  code === null
    ? null
    : { code, at: at?.toISOString() ?? null, user: by === null ? null : { id: by, name: users.get(by) ?? '' } }
