import { type Carried, carried } from '../../../platform/carried/carried.ts'
import { form, formGroup, formLink, formRule, formSetting, formTip, formVersion } from '../table.ts'

const inside = { nextFormId: 'form', formId: 'form', groupIds: 'identity_group', statusItems: 'status_item' }

/** Forms with all their versions and rules. */
export const carriedForms: readonly Carried[] = [
  carried(formGroup, { name: 'name' }),
  carried(form, { as: 'forms', refs: { group_id: 'form_group', created_by: 'user' }, next: 'number' }),
  carried(formVersion, { refs: { form_id: 'form', saved_by: 'user' } }),
  carried(formSetting, {
    refs: { form_id: 'form', fillers: inside, submit_page: inside, closing: inside, redirect: inside },
  }),
  carried(formLink, { refs: { form_id: 'form', target_id: 'form' } }),
  carried(formTip, { refs: { form_id: 'form' } }),
  carried(formRule, { refs: { form_id: 'form', redirect: inside } }),
]
