import { mintAccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { RecordRow } from '../store/records.ts'
import type { Dependencies } from './dependencies.ts'

/** Whoever is put in charge of a record hears of it at once; `id` is that of the follow-up that did it. */
export const createTellCharge =
  ({ forms, notices }: Pick<Dependencies, 'forms' | 'notices'>) =>
  async (
    tx: Tx,
    { accountId: owner, id: recordId, formId, number }: RecordRow,
    { userId, id }: { userId: number; id: number },
  ): Promise<void> => {
    const accountId = mintAccountId(owner)
    const title = (await forms.titleOf(tx, accountId, formId)) ?? ''
    const link = `/formData/${formId}?record=${recordId}`
    const telling = { accountId, userId, kind: 'recordGiven' as const, link, once: `record ${recordId} ${id}` }
    await notices.tell(tx, { ...telling, details: { title, number } })
  }
