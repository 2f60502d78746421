import type { RecordRow } from '../store/records.ts'

/** What every event about a record says of it. */
export const told = ({ accountId, formId, id, number, qrCodeId }: Told) => ({
  accountId,
  formId,
  recordId: id,
  number,
  qrCodeId,
})

type Told = Pick<RecordRow, 'accountId' | 'formId' | 'id' | 'number' | 'qrCodeId'>
