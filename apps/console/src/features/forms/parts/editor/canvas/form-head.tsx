import { formTitleMax } from '@matai/form-kit/limits'
import type { Finding, FormDocument } from '@matai/form-kit/schema'
import { Input } from 'antd'
import { memo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../../../ui/field.tsx'
import { RichField } from '../settings/rich-field.tsx'
import { SwitchField } from '../settings/switch-field.tsx'
import type { FormEditor } from '../use-form-editor.ts'
import css from './canvas.module.css'

type Head = Pick<FormDocument, 'title' | 'intro' | 'submitLabel' | 'numbered'>

interface FormHeadProps extends Head {
  edit: FormEditor['edit']
  findings: readonly Finding[]
}

/** What the form is called and what stands above its questions. */
export const FormHead = memo(function FormHead(props: FormHeadProps) {
  const { title, intro, submitLabel, numbered, edit, findings } = props
  const { t } = useTranslation()
  // The editor of texts is large, and few forms have opening words.
  const [open, setOpen] = useState(intro !== '')
  const set = (change: Partial<Head>) => edit({ do: 'set', change, at: Date.now() })
  const fault = findings.find(({ path }) => path[0] === 'title')
  const others = findings.filter((one) => one !== fault)
  return (
    <section className={css.head} aria-label={t('formEditor.head')}>
      <Field label={t('formScreens.name')} required error={fault && t(fault.phrase, fault.params)}>
        <Input value={title} maxLength={formTitleMax} onChange={({ target }) => set({ title: target.value })} />
      </Field>
      <details className={css.more} open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{t('formEditor.headMore')}</summary>
        {open && (
          <div className={css.fields}>
            <RichField
              label={t('formEditor.intro')}
              hint={t('formEditor.introHint')}
              value={intro}
              onChange={(intro) => set({ intro })}
            />
            <Field label={t('formEditor.submitLabel')} hint={t('formEditor.submitLabelHint')}>
              <Input value={submitLabel} maxLength={20} onChange={({ target }) => set({ submitLabel: target.value })} />
            </Field>
            <SwitchField label={t('formEditor.numbered')} value={numbered} onChange={(numbered) => set({ numbered })} />
          </div>
        )}
      </details>
      {others.map(({ phrase, params }) => (
        <p key={phrase} className={css.fault} role="alert">
          {t(phrase, params)}
        </p>
      ))}
    </section>
  )
})
