import { type AccountPart, tablePart } from '../../../platform/db/account-part.ts'
import { form, formGroup, formLink, formRule, formSetting, formTip, formVersion } from '../table.ts'

/** What the data of an account holds of forms, with those that were deleted: records know what they were. */
export const formParts: readonly AccountPart[] = [
  tablePart('form-groups.jsonl', formGroup, {
    by: ['id'],
    columns: { id: formGroup.id, name: formGroup.name, position: formGroup.position, createdAt: formGroup.createdAt },
  }),
  tablePart('forms.jsonl', form, {
    by: ['id'],
    columns: {
      ...{ id: form.id, number: form.number, title: form.title, groupId: form.groupId, version: form.version },
      ...{ published: form.published, createdBy: form.createdBy, createdAt: form.createdAt },
      ...{ updatedAt: form.updatedAt, deletedAt: form.deletedAt },
    },
  }),
  tablePart('form-versions.jsonl', formVersion, {
    by: ['formId', 'number'],
    columns: {
      ...{ formId: formVersion.formId, number: formVersion.number, document: formVersion.document },
      ...{ savedBy: formVersion.savedBy, savedAt: formVersion.savedAt, publishedAt: formVersion.publishedAt },
    },
  }),
  tablePart('form-settings.jsonl', formSetting, {
    by: ['formId'],
    columns: {
      ...{ formId: formSetting.formId, fillers: formSetting.fillers, submitPage: formSetting.submitPage },
      ...{ limits: formSetting.limits, closing: formSetting.closing, redirect: formSetting.redirect },
      updatedAt: formSetting.updatedAt,
    },
  }),
  tablePart('form-rules.jsonl', formRule, {
    by: ['id'],
    columns: {
      ...{ id: formRule.id, formId: formRule.formId, kind: formRule.kind, when: formRule.when },
      ...{ redirect: formRule.redirect, createdAt: formRule.createdAt },
    },
  }),
  tablePart('form-links.jsonl', formLink, {
    by: ['formId', 'targetId'],
    columns: { formId: formLink.formId, targetId: formLink.targetId, place: formLink.place, text: formLink.text },
  }),
  tablePart('form-tips.jsonl', formTip, {
    by: ['id'],
    columns: {
      ...{ id: formTip.id, formId: formTip.formId, person: formTip.person, message: formTip.message },
      createdAt: formTip.createdAt,
    },
  }),
]
