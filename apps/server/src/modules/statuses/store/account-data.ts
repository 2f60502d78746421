import { type AccountPart, tablePart } from '../../../platform/db/account-part.ts'
import { codeStatus, status, statusChange, statusItem, statusRule } from '../table.ts'

/** What the data of an account holds of statuses, with those that were deleted: histories know what they were. */
export const statusParts: readonly AccountPart[] = [
  tablePart('statuses.jsonl', status, {
    by: ['id'],
    columns: {
      ...{ id: status.id, name: status.name, permission: status.permission, members: status.members },
      ...{
        collaborators: status.collaborators,
        show: status.show,
        stuckHours: status.stuckHours,
        transitions: status.transitions,
      },
      ...{ createdAt: status.createdAt, deletedAt: status.deletedAt },
    },
  }),
  tablePart('status-items.jsonl', statusItem, {
    by: ['id'],
    columns: {
      ...{ id: statusItem.id, statusId: statusItem.statusId, name: statusItem.name, colour: statusItem.colour },
      ...{ shape: statusItem.shape, letter: statusItem.letter, isDefault: statusItem.isDefault },
      ...{ isProblem: statusItem.isProblem, position: statusItem.position, removedAt: statusItem.removedAt },
    },
  }),
  tablePart('code-statuses.jsonl', codeStatus, {
    by: ['qrCodeId', 'statusId'],
    columns: {
      ...{ qrCodeId: codeStatus.qrCodeId, statusId: codeStatus.statusId, itemId: codeStatus.itemId },
      ...{ since: codeStatus.since, until: codeStatus.until },
    },
  }),
  tablePart('status-changes.jsonl', statusChange, {
    by: ['id'],
    columns: {
      ...{ id: statusChange.id, qrCodeId: statusChange.qrCodeId, statusId: statusChange.statusId },
      ...{ kind: statusChange.kind, fromId: statusChange.fromId, toId: statusChange.toId },
      ...{ userId: statusChange.userId, collaboratorId: statusChange.collaboratorId },
      ...{ recordId: statusChange.recordId, reason: statusChange.reason },
      ...{ photoId: statusChange.photoId, until: statusChange.until, at: statusChange.at },
    },
  }),
  tablePart('status-rules.jsonl', statusRule, {
    by: ['id'],
    columns: {
      ...{ id: statusRule.id, statusId: statusRule.statusId, itemId: statusRule.itemId },
      ...{ formId: statusRule.formId, when: statusRule.when, createdAt: statusRule.createdAt },
    },
  }),
]
