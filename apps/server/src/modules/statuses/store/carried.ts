import { type Carried, carried } from '../../../platform/carried/carried.ts'
import { codeStatus, status, statusChange, statusItem, statusRule, statusWall } from '../table.ts'

/** Statuses with what codes are in, and were. */
export const carriedStatuses: readonly Carried[] = [
  carried(status, { as: 'statuses', refs: { members: 'user', collaborators: 'collaborator' } }),
  carried(statusItem, { refs: { status_id: 'status' } }),
  carried(codeStatus, {
    refs: { status_id: 'status', item_id: 'status_item', next_id: 'status_item', change_id: 'status_change' },
  }),
  carried(statusChange, {
    refs: {
      ...{ status_id: 'status', from_id: 'status_item', to_id: 'status_item' },
      ...{ user_id: 'user', collaborator_id: 'collaborator', record_id: 'form_record', form_id: 'form' },
    },
  }),
  carried(statusRule, { refs: { status_id: 'status', item_id: 'status_item', form_id: 'form' } }),
  carried(statusWall, { refs: { status_ids: 'status' } }),
]
