import type { FormItem } from '@matai/contract'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../../paths.ts'
import { useFormats } from '../../../../ui/format.ts'
import { ShareButton } from './form-columns.tsx'
import css from './list.module.css'
import { FormState } from './form-state.tsx'
import type { Ask } from './use-form-deeds.tsx'

/** A form as a card, for phones and for those who like cards. */
export function FormCard({ form, deeds, ask }: { form: FormItem; deeds: ReactNode; ask: Ask }) {
  const { t } = useTranslation()
  const { formatAgo } = useFormats()
  return (
    <article className={css.card}>
      <Link to={paths.form} search={{ id: form.id } as never} className={css.name}>
        {form.title}
      </Link>
      <FormState form={form} />
      <span className={css.facts}>
        <Link to={paths.formRecords(form.id)}>{t('formScreens.recordsOf', { count: form.records })}</Link> ·{' '}
        <Link to={paths.formCodes(form.id)}>{t('codeForms.codesOf', { count: form.codes })}</Link> ·{' '}
        {formatAgo(form.updatedAt)}
      </span>
      <div className={css.actions}>
        <ShareButton form={form} t={t} ask={ask} />
        {deeds}
      </div>
    </article>
  )
}
