import type { Company } from '@matai/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button, Select } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client, sentenceOf } from '../../../client.ts'
import { Field } from '../../../ui/field.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useSingleFlight } from '../../../ui/use-single-flight.ts'
import { companyQuery } from './company-query.ts'
import css from './company.module.css'

/** A page that introduces the company already becomes its home page; what was printed stays. */
export function AdoptPage({ company }: { company: Company }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const [keyword, setKeyword] = useState('')
  const [id, setId] = useState<string>()
  const { data, isFetching } = useQuery({
    queryKey: ['qrCodes', 'list', 'pages', keyword],
    queryFn: ({ signal }) =>
      client.qrCodes.getCodeList({ keyword, pageSize: 20, filters: { kind: 'page' } }, { signal }),
    placeholderData: (before) => before,
  })
  const { run, running } = useSingleFlight(async (qrCodeId: string) => {
    const { name, intro, logo } = company
    try {
      const saved = await client.company.setHome({ name, intro, logoId: logo?.id ?? null, qrCodeId })
      queries.setQueryData(companyQuery.queryKey, saved)
      void queries.invalidateQueries({ queryKey: ['qrCodes'] })
      toast.success(t('company.chosen'))
    } catch (error) {
      toast.error(sentenceOf(error))
    }
  })
  if (data?.total === 0 && keyword === '') return null
  return (
    <Panel title={t('company.choose')}>
      <p className={css.text}>{t('company.chooseText')}</p>
      <Field label={t('company.choosePage')}>
        <Select
          showSearch
          filterOption={false}
          value={id}
          loading={isFetching}
          onSearch={setKeyword}
          onChange={setId}
          options={(data?.list ?? []).map(({ id: value, name }) => ({ value, label: name }))}
        />
      </Field>
      <Button disabled={id === undefined} loading={running} onClick={() => id && void run(id)}>
        {t('company.choose')}
      </Button>
    </Panel>
  )
}
