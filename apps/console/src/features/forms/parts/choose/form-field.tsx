import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Select } from 'antd'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallError } from '../../../../client.ts'
import { paths } from '../../../../paths.ts'
import { Field } from '../../../../ui/field.tsx'
import { chosenFormQuery, formsFoundQuery } from '../queries.ts'

interface FormFieldProps {
  value: number | null
  onChange: (form: { id: number; title: string }) => void
  /** What stands beside the field besides what is wrong with the form. */
  hint?: string
  error?: string | undefined
}

const notFound = 1002

/** Chooses one of the account's forms, and says what visitors will make of the chosen one. */
export function FormField({ value, onChange, hint, error }: FormFieldProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const keyword = useDeferredValue(typed)
  const { data: found, isFetching } = useQuery(formsFoundQuery(keyword))
  const { data: chosen, error: failure } = useQuery({ ...chosenFormQuery(value ?? 0), enabled: value !== null })
  const forms = found?.list ?? []
  const isGone = failure instanceof CallError && failure.code === notFound
  const named = isGone ? t('blocks.formGone') : (chosen?.title ?? '')
  const outside = value !== null && named && !forms.some(({ id }) => id === value) ? [{ value, label: named }] : []
  const options = [...outside, ...forms.map(({ id, title }) => ({ value: id, label: title }))]
  const isEmpty = found?.total === 0 && keyword === ''
  return (
    <Field
      label={t('blocks.formChoose')}
      required
      error={error ?? (isGone ? t('blocks.formForeign') : undefined)}
      hint={
        <>
          {chosen?.state === 'draft' && <>{t('blocks.formDraft')} </>}
          {chosen?.state === 'closed' && <>{t('blocks.formClosed')} </>}
          {(chosen === undefined || chosen.state === 'published') && <>{hint ?? t('blocks.formChooseHint')} </>}
          {chosen && (
            <Link to={paths.form} search={{ id: chosen.id } as never} target="_blank">
              {t('blocks.formEdit')}
            </Link>
          )}
          {isEmpty && <Link to={paths.forms}>{t('blocks.formsNew')}</Link>}
        </>
      }
    >
      <Select<number>
        value={value}
        options={options}
        showSearch={{ filterOption: false, onSearch: setTyped }}
        placeholder={t('blocks.formSearch')}
        loading={isFetching}
        notFoundContent={isFetching ? null : t('blocks.formsNone')}
        onChange={(id) => {
          const title = forms.find((form) => form.id === id)?.title
          if (title !== undefined) onChange({ id, title })
        }}
      />
    </Field>
  )
}
