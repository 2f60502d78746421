import type { DirectoryPage } from '@matai/contract'
import { Input, Switch } from 'antd'
import { useEffect, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { directorySummaryMax } from 'virtual:contract-constants'
import { Field } from '../../../../ui/field.tsx'
import { useForm } from '../../../../ui/use-form.ts'
import css from './page.module.css'

export interface PageValues {
  summary: string
  published: boolean
}

interface PageFormProps {
  id: string
  page: DirectoryPage
  /** Whether there is something to save. */
  onChange: (changed: boolean) => void
  onSave: (values: PageValues) => Promise<void>
}

/** What stands on the page, and whether it is there. */
export function PageForm({ id, page, onChange, onSave }: PageFormProps) {
  const { t } = useTranslation()
  const switchId = useId()
  const form = useForm<PageValues>({
    initial: { summary: page.summary, published: page.published },
    onSubmit: onSave,
  })
  const { summary, published } = form.values
  const changed = summary.trim() !== page.summary || published !== page.published
  useEffect(() => onChange(changed), [onChange, changed])

  return (
    <form id={id} className={css.form} onSubmit={form.submit}>
      <div className={css.publish}>
        <Switch
          id={switchId}
          checked={published}
          aria-describedby={`${switchId}-says`}
          onChange={(next) => form.set('published', next)}
        />
        <div>
          <label htmlFor={switchId}>{t('directories.pageSwitch')}</label>
          <p id={`${switchId}-says`}>{t('directories.pageSwitchHint')}</p>
        </div>
      </div>
      <div className={css.summary}>
        <Field label={t('directories.summary')} error={form.errors.summary}>
          <Input.TextArea
            value={summary}
            maxLength={directorySummaryMax}
            showCount
            autoSize={{ minRows: 4, maxRows: 10 }}
            onChange={(event) => form.set('summary', event.target.value)}
          />
        </Field>
      </div>
    </form>
  )
}
