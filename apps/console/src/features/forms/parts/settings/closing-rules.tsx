import type { FormClosingRule, FormSettings } from '@matai/contract'
import type { FormDocument } from '@matai/form-kit/schema'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formRulesMax } from 'virtual:contract-constants'
import { client } from '../../../../client.ts'
import { sayCondition } from '../conditions/say-condition.ts'
import { blankWhen } from './blank-when.ts'
import { RuleDialog } from './rule-dialog.tsx'
import { RuleList } from './rule-list.tsx'
import { useRemoveRule } from './use-remove-rule.ts'

interface ClosingRulesProps {
  formId: number
  settings: FormSettings
  document: FormDocument
}

/** A record for which one of these holds closes the form. */
export function ClosingRules({ formId, settings: { closingRules }, document }: ClosingRulesProps) {
  const { t } = useTranslation()
  const remove = useRemoveRule(formId)
  const [open, setOpen] = useState<'new' | FormClosingRule | null>(null)
  const isNew = open === 'new'
  return (
    <RuleList
      title={t('formSettings.closingRules')}
      hint={t('formSettings.closingRulesHint')}
      rules={closingRules}
      most={formRulesMax}
      say={({ when }) => sayCondition(when, document, t)}
      onAdd={() => setOpen('new')}
      onEdit={setOpen}
      onRemove={({ id }) => void remove(id)}
    >
      {open && (
        <RuleDialog
          formId={formId}
          title={t('formSettings.closingRule')}
          document={document}
          leads={false}
          initial={{ when: isNew ? blankWhen : open.when, target: '', text: '' }}
          send={({ when }) => client.formSettings.setClosingRule({ formId, when, ...(isNew ? {} : { id: open.id }) })}
          onClose={() => setOpen(null)}
        />
      )}
    </RuleList>
  )
}
