import type { FormRedirectRule, FormSettings } from '@matai/contract'
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

interface RedirectRulesProps {
  formId: number
  settings: FormSettings
  document: FormDocument
}

/** Answers that lead fillers elsewhere; the first rule that holds counts. */
export function RedirectRules({ formId, settings: { redirectRules }, document }: RedirectRulesProps) {
  const { t } = useTranslation()
  const remove = useRemoveRule(formId)
  const [open, setOpen] = useState<'new' | FormRedirectRule | null>(null)
  const isNew = open === 'new'
  return (
    <RuleList
      title={t('formSettings.redirectRules')}
      hint={t('formSettings.redirectRulesHint')}
      rules={redirectRules}
      most={formRulesMax}
      say={({ when, target, text }) =>
        t('formSettings.redirectSaid', { when: sayCondition(when, document, t), target, text })
      }
      onAdd={() => setOpen('new')}
      onEdit={setOpen}
      onRemove={({ id }) => void remove(id)}
    >
      {open && (
        <RuleDialog
          formId={formId}
          title={t('formSettings.redirectRule')}
          document={document}
          leads
          initial={isNew ? { when: blankWhen, target: '', text: '' } : open}
          send={({ when, target, text }) =>
            client.formSettings.setRedirectRule({ formId, when, target, text, ...(isNew ? {} : { id: open.id }) })
          }
          onClose={() => setOpen(null)}
        />
      )}
    </RuleList>
  )
}
