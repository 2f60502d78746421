import { flag, mayCall, type RecordItem } from '@matai/contract'
import type { Answers, FormDocument } from '@matai/form-kit/schema'
import type { Tx } from '../../../platform/db/database.ts'
import type { Reader } from '../rules/taken.ts'
import { maskedAnswers, maskedFacts, type Masking, maskingOf, seesAll } from '../rules/masking.ts'
import type { Dependencies } from './dependencies.ts'
import { listFillersByIds, type RecordRow, type ToldRow } from '../store/records.ts'

/** What a filler is called: by name, else by what else is known. */
const nameOf = (facts: Record<string, string>): string =>
  facts.name ?? facts.wechat ?? facts.employeeId ?? facts.phone ?? facts.carNumber ?? facts.idcard ?? ''

type Needs = Pick<Dependencies, 'namesOf' | 'forms'>

/** What a reader does not see of some records. */
export async function createMasks(
  tx: Tx,
  reader: Reader,
  forms: Dependencies['forms'],
  rows: readonly Pick<RecordRow, 'formId' | 'version'>[],
) {
  const maskings = new Map<number, Masking>()
  const documents = new Map<string, FormDocument>()
  if (!seesAll(reader)) {
    for (const { formId, version } of rows) {
      const key = `${formId} ${version}`
      const document = documents.get(key) ?? (await forms.versionOf(tx, reader.accountId, formId, version))
      if (!document) continue
      documents.set(key, document)
      // Of a deleted form the version is all there is.
      const newest = maskings.has(formId) ? undefined : await forms.newestOf(tx, reader.accountId, formId)
      if (!maskings.has(formId)) maskings.set(formId, maskingOf(newest ?? document))
    }
  }
  return {
    answers({ formId, version }: Pick<RecordRow, 'formId' | 'version'>, answers: Answers): Answers {
      const [masking, document] = [maskings.get(formId), documents.get(`${formId} ${version}`)]
      return masking && document ? maskedAnswers(answers, document, masking) : answers
    },
    facts(formId: number, facts: Record<string, string>): Record<string, string> {
      const masking = maskings.get(formId)
      return masking ? maskedFacts(facts, masking) : facts
    },
  }
}

/** Records as people of the account see them. Of a locked one only that it is there. */
export async function describeRecords(
  tx: Tx,
  rows: readonly ToldRow[],
  { caller }: { caller: Reader },
  { namesOf, forms }: Needs,
): Promise<RecordItem[]> {
  const ids = rows.flatMap(({ fillerId }) => (fillerId === null ? [] : [fillerId]))
  const fillers = await listFillersByIds(tx, caller.accountId, [...new Set(ids)])
  const masks = await createMasks(tx, caller, forms, rows)
  const names = new Map(fillers.map(({ id, formId, facts }) => [id, nameOf(masks.facts(formId, facts))]))
  const may = { edit: mayCall(flag('editRecord'), caller), delete: mayCall(flag('deleteRecord'), caller) }
  const named = new Set(rows.flatMap(({ redeemedBy, chargeId }) => [redeemedBy ?? [], chargeId ?? []].flat()))
  const users = named.size === 0 ? new Map<number, string>() : await namesOf(tx, [...named])
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
      charge: row.chargeId === null ? null : { id: row.chargeId, name: users.get(row.chargeId) ?? '' },
      dueAt: row.dueAt?.toISOString() ?? null,
      approval: row.approval,
      approvalLevel: row.approvalLevel,
      redeem: redeemOf(row, users),
      sourceId: row.sourceId,
      answers: locked ? {} : { ...masks.answers(row, answers) },
      can: { edit: may.edit && !locked, delete: may.delete },
    }
  })
}

const redeemOf = (
  { redeemCode: code, redeemedAt: at, redeemedBy: by }: ToldRow,
  users: ReadonlyMap<number, string>,
): RecordItem['redeem'] =>
  code === null
    ? null
    : { code, at: at?.toISOString() ?? null, user: by === null ? null : { id: by, name: users.get(by) ?? '' } }
