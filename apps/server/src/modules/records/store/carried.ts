import { type Carried, carried } from '../../../platform/carried/carried.ts'
import {
  formAddress,
  formAnswer,
  formApproval,
  formFiller,
  formRecord,
  formSerial,
  formTally,
  formUse,
  recordApproval,
  recordChange,
  recordFollowUp,
  recordLink,
  recordPrint,
  recordView,
} from '../table/records.ts'
import { formFollowUp, formRetention, formShown, recordDisposal, savedReport } from '../table/care.ts'

const ofForm = { form_id: 'form' }
const ofRecord = { record_id: 'form_record', user_id: 'user' }

/** Whatever was filled in, with how far people are with it and its chain of evidence. */
export const carriedRecords: readonly Carried[] = [
  carried(formAddress, { refs: ofForm }),
  carried(formTally, { refs: ofForm }),
  carried(formSerial, { refs: ofForm }),
  carried(formUse, { refs: ofForm }),
  carried(formApproval, { refs: { ...ofForm, levels: { userIds: 'user', groupIds: 'identity_group' } } }),
  carried(formFollowUp, {
    refs: { ...ofForm, settings: { userIds: 'user', chargeId: 'user', itemId: 'status_item' } },
  }),
  carried(formRetention, { refs: { ...ofForm, user_id: 'user' } }),
  carried(formShown, { refs: ofForm }),
  carried(formFiller, { refs: ofForm }),
  carried(formRecord, {
    as: 'records',
    refs: {
      ...{ ...ofForm, filler_id: 'form_filler', source_id: 'form_record' },
      ...{ redeemed_by: 'user', charge_id: 'user' },
    },
  }),
  carried(formAnswer, { refs: { ...ofForm, record_id: 'form_record' } }),
  carried(recordFollowUp, { refs: { ...ofRecord, charge_id: 'user', filled_id: 'form_record' } }),
  carried(recordChange, { refs: ofRecord }),
  carried(recordApproval, { refs: ofRecord }),
  carried(recordLink, {
    as: 'evidence',
    refs: {
      ...{ ...ofForm, record_id: 'form_record' },
      entry_id: ({ kind }) => (kind === 'decided' ? 'record_approval' : 'record_follow_up'),
    },
  }),
  carried(recordPrint, { refs: { ...ofForm, record_ids: 'form_record' } }),
  carried(recordView, { refs: { ...ofForm, user_id: 'user' } }),
  // Addresses of pages were handed out by one server.
  carried(savedReport, {
    refs: { ...ofForm, user_id: 'user', readers: 'user' },
    set: { token_hash: null, shared_at: null },
  }),
  carried(recordDisposal, { refs: ofForm }),
]
