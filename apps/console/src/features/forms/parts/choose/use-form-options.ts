import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallError } from '../../../../client.ts'
import { chosenFormQuery, formsFoundQuery } from '../queries.ts'

const notFound = 1002

/** What a field that chooses a form offers: the forms whose titles have what is typed, and the chosen one by its title. */
export function useFormOptions(value: number | null) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const keyword = useDeferredValue(typed)
  const { data: found, isFetching } = useQuery(formsFoundQuery(keyword))
  const { data: chosen, error } = useQuery({ ...chosenFormQuery(value ?? 0), enabled: value !== null })
  const forms = found?.list ?? []
  const isGone = error instanceof CallError && error.code === notFound
  const named = isGone ? t('codeForms.formGone') : (chosen?.title ?? '')
  const outside = value !== null && named && !forms.some(({ id }) => id === value) ? [{ value, label: named }] : []
  return {
    forms,
    chosen,
    isGone,
    /** For the select. */
    select: {
      options: [...outside, ...forms.map(({ id, title }) => ({ value: id, label: title }))],
      showSearch: { filterOption: false as const, onSearch: setTyped },
      placeholder: t('codeForms.formSearch'),
      loading: isFetching,
      notFoundContent: isFetching ? null : t('codeForms.formsNone'),
    },
  }
}
