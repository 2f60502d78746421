import type { FormCondition, FormSettings } from '@matai/contract'
import type { FormDocument } from '@matai/form-kit/schema'
import { useTranslation } from 'react-i18next'
import { DialogForm } from '../../../../ui/forms/dialog-form.tsx'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { ConditionEditor } from '../conditions/condition-editor.tsx'
import { useSettingForm } from './use-setting-form.ts'

export interface WrittenRule {
  when: FormCondition
  /** of a rule that leads elsewhere */
  target: string
  text: string
}

interface RuleDialogProps {
  formId: number
  title: string
  document: FormDocument
  initial: WrittenRule
  /** whether the rule leads elsewhere, or closes the form */
  leads: boolean
  send: (rule: WrittenRule) => Promise<FormSettings>
  onClose: () => void
}

/** A rule on the answers of a record. */
export function RuleDialog({ formId, title, document, initial, leads, send, onClose }: RuleDialogProps) {
  const { t } = useTranslation()
  const form = useSettingForm({
    formId,
    initial,
    send: async (rule) => {
      const settings = await send(rule)
      onClose()
      return settings
    },
  })
  return (
    <DialogForm title={title} action={t('formSettings.save')} form={form} onClose={onClose} width={640}>
      <ConditionEditor document={document} value={form.values.when} onChange={(when) => form.set('when', when)} />
      {form.errors.when && <p role="alert">{form.errors.when}</p>}
      {leads && (
        <>
          <TextField
            label={t('formSettings.target')}
            max={2_000}
            inputMode="url"
            placeholder="https://"
            required
            {...form.field('target')}
          />
          <TextField label={t('formSettings.buttonText')} max={30} required {...form.field('text')} />
        </>
      )}
    </DialogForm>
  )
}
