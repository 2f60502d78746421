import type { RecordItem, StoredFile } from '@matai/contract'
import { componentsOf, schemaOf } from '@matai/form-kit/schema'
import type { Tx } from '../../../platform/db/database.ts'
import { filesInAnswers } from '../rules/named-files.ts'
import type { Reader } from '../rules/taken.ts'
import { findRecords } from '../store/records.ts'
import type { Dependencies } from './dependencies.ts'
import { describeRecords } from './describe.ts'

export { newestRecord } from '../store/newest.ts'

/** A record as a program is told of it. */
interface ToldRecord {
  record: Omit<RecordItem, 'can'>
  /** What the answers answer, in the order of the form. */
  questions: { id: string; type: string; title: string }[]
  files: StoredFile[]
}

/** Records as the transaction sees them; those that are gone are missing. */
export async function tellRecords(
  tx: Tx,
  reader: Reader,
  ids: readonly number[],
  { forms, filesByIds, namesOf }: Pick<Dependencies, 'filesByIds' | 'namesOf' | 'forms'>,
): Promise<ToldRecord[]> {
  const { accountId } = reader
  const rows = await findRecords(tx, accountId, ids)
  const records = await describeRecords(tx, rows, { caller: reader }, { namesOf, forms })
  const told: ToldRecord[] = []
  for (const { can: _, ...record } of records) {
    const document = record.locked ? undefined : await forms.versionOf(tx, accountId, record.formId, record.version)
    const asked = (document ? componentsOf(document) : []).filter(({ type }) => schemaOf(type).answer !== null)
    told.push({
      record,
      questions: asked.map(({ id, type, settings }) => ({
        id,
        type,
        title: 'title' in settings ? settings.title : '',
      })),
      files: document ? await filesByIds(tx, accountId, filesInAnswers(document, record.answers)) : [],
    })
  }
  return told
}
