import { type AccountPart, tablePart } from '../../../platform/db/account-part.ts'
import { groupAddress, groupCode, groupDay, groupFolder, groupSub } from '../table.ts'

/** What the data of an account holds of its group codes; who has a place is known to browsers alone. */
export const groupParts: readonly AccountPart[] = [
  tablePart('group-folders.jsonl', groupFolder, {
    by: ['id'],
    columns: { id: groupFolder.id, name: groupFolder.name, position: groupFolder.position },
  }),
  tablePart('group-codes.jsonl', groupCode, {
    by: ['id'],
    columns: {
      ...{ id: groupCode.id, folderId: groupCode.folderId, name: groupCode.name, mode: groupCode.mode },
      ...{ words: groupCode.words, formId: groupCode.formId, style: groupCode.style },
      createdAt: groupCode.createdAt,
    },
  }),
  tablePart('group-addresses.jsonl', groupAddress, {
    by: ['groupCodeId'],
    columns: { groupCodeId: groupAddress.groupCodeId, id: groupAddress.id },
  }),
  tablePart('group-pictures.jsonl', groupSub, {
    by: ['id'],
    columns: {
      ...{ id: groupSub.id, groupCodeId: groupSub.groupCodeId, name: groupSub.name, fileId: groupSub.fileId },
      ...{ text: groupSub.text, most: groupSub.most, used: groupSub.used, until: groupSub.until },
      ...{ weight: groupSub.weight, hours: groupSub.hours, areas: groupSub.areas, paused: groupSub.paused },
      ...{ position: groupSub.position },
    },
  }),
  tablePart('group-days.jsonl', groupDay, {
    by: ['groupCodeId', 'day', 'subId'],
    columns: {
      ...{ groupCodeId: groupDay.groupCodeId, day: groupDay.day, subId: groupDay.subId },
      ...{ visits: groupDay.visits, places: groupDay.places, machines: groupDay.machines },
    },
  }),
]
