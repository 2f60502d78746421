import { formTitleMax } from '@matai/form-kit/limits'
import type { Finding } from '@matai/form-kit/schema'
import { Input } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../../../ui/field.tsx'
import { RichField } from '../settings/rich-field.tsx'
import { SwitchField } from '../settings/switch-field.tsx'
import type { FormEditor } from '../use-form-editor.ts'
import css from './canvas.module.css'

/** What the form is called and what stands above its questions. */
export function FormHead({ editor, findings }: { editor: FormEditor; findings: readonly Finding[] }) {
  const { t } = useTranslation()
  const { document, edit } = editor
  // The editor of texts is large, and few forms have opening words.
  const [open, setOpen] = useState(document.intro !== '')
  const set = (change: Partial<Pick<typeof document, 'title' | 'intro' | 'submitLabel' | 'numbered'>>) =>
    edit({ do: 'set', change, at: Date.now() })
  const fault = findings.find(({ path }) => path[0] === 'title')
  const others = findings.filter((one) => one !== fault)
  return (
    <section className={css.head} aria-label={t('formEditor.head')}>
      <Field label={t('formScreens.name')} required error={fault && t(fault.phrase, fault.params)}>
        <Input
          value={document.title}
          maxLength={formTitleMax}
          onChange={({ target }) => set({ title: target.value })}
        />
      </Field>
      <details className={css.more} open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{t('formEditor.headMore')}</summary>
        {open && (
          <div className={css.fields}>
            <RichField
              label={t('formEditor.intro')}
              hint={t('formEditor.introHint')}
              value={document.intro}
              onChange={(intro) => set({ intro })}
            />
            <Field label={t('formEditor.submitLabel')} hint={t('formEditor.submitLabelHint')}>
              <Input
                value={document.submitLabel}
                maxLength={20}
                onChange={({ target }) => set({ submitLabel: target.value })}
              />
            </Field>
            <SwitchField
              label={t('formEditor.numbered')}
              value={document.numbered}
              onChange={(numbered) => set({ numbered })}
            />
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
}
