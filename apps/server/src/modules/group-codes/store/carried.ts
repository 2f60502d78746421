import { type Carried, carried } from '../../../platform/carried/carried.ts'
import { groupAddress, groupCode, groupDay, groupFolder, groupPlace, groupSub } from '../table.ts'

/** Group codes with their pictures, and who has which place. */
export const carriedGroups: readonly Carried[] = [
  carried(groupFolder, { name: 'name' }),
  carried(groupCode, { as: 'groupCodes', refs: { folder_id: 'group_folder', form_id: 'form', created_by: 'user' } }),
  carried(groupAddress, { refs: { group_code_id: 'group_code' } }),
  carried(groupSub, { refs: { group_code_id: 'group_code' } }),
  carried(groupPlace, { refs: { group_code_id: 'group_code', sub_id: 'group_sub' } }),
  carried(groupDay, { refs: { group_code_id: 'group_code', sub_id: 'group_sub' } }),
]
