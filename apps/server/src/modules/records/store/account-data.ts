import { eq } from 'drizzle-orm'
import { type AccountPart, tablePart } from '../../../platform/db/account-part.ts'
import {
  formAddress,
  formApproval,
  formRecord,
  recordApproval,
  recordChange,
  recordFollowUp,
  recordLink,
  recordPrint,
} from '../table/records.ts'
import { formFollowUp, formRetention, formShown, recordDisposal, savedReport } from '../table/care.ts'

/** What the data of an account holds of what was filled in; keys of retries and seeds of exams mean something here only. */
export const recordParts: readonly AccountPart[] = [
  tablePart('form-addresses.jsonl', formAddress, {
    by: ['formId'],
    columns: { formId: formAddress.formId, id: formAddress.id },
  }),
  tablePart('records.jsonl', formRecord, {
    by: ['id'],
    // What the tier does not hold is read when there is room, and not here either.
    where: eq(formRecord.locked, false),
    columns: {
      ...{ id: formRecord.id, formId: formRecord.formId, version: formRecord.version, period: formRecord.period },
      ...{ number: formRecord.number, answers: formRecord.answers, score: formRecord.score },
      ...{ fillerId: formRecord.fillerId, qrCodeId: formRecord.qrCodeId, sourceId: formRecord.sourceId },
      ...{ redeemedAt: formRecord.redeemedAt, redeemedBy: formRecord.redeemedBy, followUp: formRecord.followUp },
      ...{ chargeId: formRecord.chargeId, dueAt: formRecord.dueAt },
      ...{ edits: formRecord.edits, at: formRecord.at },
    },
  }),
  tablePart('record-follow-ups.jsonl', recordFollowUp, {
    by: ['id'],
    columns: {
      ...{ id: recordFollowUp.id, recordId: recordFollowUp.recordId, userId: recordFollowUp.userId },
      ...{ text: recordFollowUp.text, state: recordFollowUp.state, files: recordFollowUp.files, at: recordFollowUp.at },
      ...{ chargeId: recordFollowUp.chargeId, dueAt: recordFollowUp.dueAt },
      ...{ filledId: recordFollowUp.filledId },
    },
  }),
  tablePart('record-seals.jsonl', recordLink, {
    by: ['formId', 'seq'],
    columns: {
      ...{ formId: recordLink.formId, seq: recordLink.seq, recordId: recordLink.recordId, period: recordLink.period },
      ...{ number: recordLink.number, kind: recordLink.kind, digest: recordLink.digest, change: recordLink.change },
      ...{ mark: recordLink.mark, entryId: recordLink.entryId, at: recordLink.at },
    },
  }),
  tablePart('record-prints.jsonl', recordPrint, {
    by: ['formId', 'sha256'],
    columns: {
      ...{ formId: recordPrint.formId, sha256: recordPrint.sha256, recordIds: recordPrint.recordIds },
      ...{ readAt: recordPrint.readAt, at: recordPrint.at },
    },
  }),
  tablePart('record-decisions.jsonl', recordApproval, {
    by: ['id'],
    columns: {
      ...{ id: recordApproval.id, recordId: recordApproval.recordId, level: recordApproval.level },
      ...{ userId: recordApproval.userId, collaborator: recordApproval.collaborator },
      ...{ approved: recordApproval.approved, reason: recordApproval.reason },
      ...{ signatureId: recordApproval.signatureId, at: recordApproval.at },
    },
  }),
  tablePart('form-approvals.jsonl', formApproval, {
    by: ['formId'],
    columns: { formId: formApproval.formId, levels: formApproval.levels },
  }),
  tablePart('form-follow-up.jsonl', formFollowUp, {
    by: ['formId'],
    columns: { formId: formFollowUp.formId, settings: formFollowUp.settings },
  }),
  tablePart('form-retention.jsonl', formRetention, {
    by: ['formId'],
    columns: { formId: formRetention.formId, days: formRetention.days, disposed: formRetention.disposed },
  }),
  tablePart('record-disposals.jsonl', recordDisposal, {
    by: ['id'],
    columns: {
      ...{ id: recordDisposal.id, formId: recordDisposal.formId, day: recordDisposal.day, days: recordDisposal.days },
      ...{ records: recordDisposal.records, byDay: recordDisposal.byDay, from: recordDisposal.from },
      ...{ until: recordDisposal.until, at: recordDisposal.at },
    },
  }),
  tablePart('saved-reports.jsonl', savedReport, {
    by: ['id'],
    columns: {
      ...{ id: savedReport.id, formId: savedReport.formId, userId: savedReport.userId, name: savedReport.name },
      ...{ query: savedReport.query, schedule: savedReport.schedule, readers: savedReport.readers },
    },
  }),
  tablePart('form-shown.jsonl', formShown, {
    by: ['formId'],
    columns: { formId: formShown.formId, shown: formShown.shown },
  }),
  tablePart('record-changes.jsonl', recordChange, {
    by: ['id'],
    columns: {
      ...{ id: recordChange.id, recordId: recordChange.recordId, userId: recordChange.userId },
      ...{ before: recordChange.before, after: recordChange.after, at: recordChange.at },
    },
  }),
]
