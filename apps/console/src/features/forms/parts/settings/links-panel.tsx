import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button, Input, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { formLinksMax, formLinkTextMax } from 'virtual:contract-constants'
import { client } from '../../../../client.ts'
import { ErrorState } from '../../../../ui/error-state.tsx'
import { AddIcon, DeleteIcon } from '../../../../ui/icons.ts'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { toast } from '../../../../ui/toast-store.ts'
import { useForm } from '../../../../ui/use-form.ts'
import { SettingPanel } from './setting-panel.tsx'
import css from './settings.module.css'
import { linksQuery, otherFormsQuery } from './settings-queries.ts'

interface WrittenLink {
  formId: number
  text: string
}

/** Forms in which a record of this one can be continued. */
export function LinksPanel({ formId }: { formId: number }) {
  const { data, error, refetch } = useQuery(linksQuery(formId))
  if (!data) return error ? <ErrorState error={error} onRetry={refetch} /> : <Skeleton rows={2} height={28} />
  return <LinksForm formId={formId} links={data.list.map(({ formId: to, text }) => ({ formId: to, text }))} />
}

function LinksForm({ formId, links }: { formId: number; links: WrittenLink[] }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const { data: others } = useQuery(otherFormsQuery)
  const forms = (others?.list ?? []).filter(({ id }) => id !== formId)
  const form = useForm({
    initial: { links },
    showsFailure: true,
    async onSubmit(values) {
      await client.formLinks.set({ formId, links: values.links })
      await queries.invalidateQueries({ queryKey: linksQuery(formId).queryKey })
      form.reset(values)
      toast.success(t('formSettings.saved'))
    },
  })
  const rows = form.values.links
  const free = forms.find(({ id }) => !rows.some((row) => row.formId === id))
  const write = (next: WrittenLink[]) => form.set('links', next)
  return (
    <SettingPanel title={t('formSettings.links')} form={form}>
      <p className={css.hint}>{t('formSettings.linksHint')}</p>
      {rows.map((row, at) => (
        <div key={row.formId} className={css.link}>
          <Select
            aria-label={t('formSettings.linkForm')}
            value={row.formId}
            options={forms.map(({ id, title }) => ({
              value: id,
              label: title,
              disabled: id !== row.formId && rows.some((one) => one.formId === id),
            }))}
            onChange={(to) => write(rows.with(at, { ...row, formId: to }))}
          />
          <Input
            aria-label={t('formSettings.buttonText')}
            placeholder={t('formSettings.buttonText')}
            value={row.text}
            maxLength={formLinkTextMax}
            onChange={({ target }) => write(rows.with(at, { ...row, text: target.value }))}
          />
          <Button
            type="text"
            icon={<DeleteIcon />}
            aria-label={t('formSettings.linkRemove')}
            onClick={() => write(rows.toSpliced(at, 1))}
          />
        </div>
      ))}
      {form.errors.links && <p role="alert">{form.errors.links}</p>}
      <Button
        className={css.more ?? ''}
        icon={<AddIcon />}
        disabled={!free || rows.length >= formLinksMax}
        title={free ? '' : t('formSettings.linkNone')}
        onClick={() => free && write([...rows, { formId: free.id, text: free.title.slice(0, formLinkTextMax) }])}
      >
        {t('formSettings.linkAdd')}
      </Button>
    </SettingPanel>
  )
}
