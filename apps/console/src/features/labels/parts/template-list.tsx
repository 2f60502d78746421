import type { LabelTemplate } from '@matai/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button, Input, Pagination } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client, sentenceOf } from '../../../client.ts'
import { confirm } from '../../../ui/confirm-store.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { AddIcon } from '../../../ui/icons.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useNarrow } from '../../../ui/use-mode.ts'
import { useUrlState } from '../../../ui/use-url-state.ts'
import { NewTemplateDialog } from './new-template-dialog.tsx'
import { TemplateCard } from './template-card.tsx'
import css from './template-list.module.css'
import { NameDialog } from '../../../ui/name-dialog.tsx'
import { labelNameMax } from 'virtual:contract-constants'
import { PrintDialog } from './template-print-dialog.tsx'
import { labelsChanged, labelsQuery } from './template-queries.ts'
import { useSingleFlight } from '../../../ui/use-single-flight.ts'

const pageSize = 24

/** The account's label templates as pictures. */
export function LabelTemplates() {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const [{ page, q }, setUrl] = useUrlState({ page: 1, q: '' })
  const narrow = useNarrow()
  const [asking, setAsking] = useState(false)
  const [renaming, setRenaming] = useState<LabelTemplate | null>(null)
  const [printing, setPrinting] = useState<LabelTemplate | null>(null)
  const { data, error, refetch } = useQuery(labelsQuery({ page, pageSize, keyword: q }))

  async function remove({ id, name }: LabelTemplate): Promise<void> {
    const sure = await confirm({
      title: t('labelEditor.removeTitle', { name }),
      text: t('labelEditor.removeText'),
      action: t('labelEditor.removeTemplate'),
      danger: true,
    })
    if (!sure) return
    try {
      await client.labels.del({ id })
      labelsChanged(queries)
      toast.success(t('labelEditor.removed'))
    } catch (fault) {
      toast.error(sentenceOf(fault))
    }
  }

  const { run: copy } = useSingleFlight(async ({ name, design }: LabelTemplate): Promise<void> => {
    try {
      const copied = t('app.copyOf', { name }).slice(0, labelNameMax)
      labelsChanged(queries, await client.labels.save({ name: copied, design }))
      toast.success(t('labelEditor.copied', { name: copied }))
    } catch (fault) {
      toast.error(sentenceOf(fault))
    }
  })

  async function rename(template: LabelTemplate, name: string): Promise<void> {
    // Only the name changes: the design is what it is now, not what this list knew.
    const { id, version, design } = await client.labels.getByid({ id: template.id })
    labelsChanged(queries, await client.labels.save({ id, version, name, design }))
  }

  const create = (
    <Button
      type="primary"
      icon={<AddIcon />}
      disabled={narrow}
      title={narrow ? t('labelEditor.needsWider') : ''}
      onClick={() => setAsking(true)}
    >
      {t('labelEditor.newBlank')}
    </Button>
  )
  const dialogs = (
    <>
      {asking && <NewTemplateDialog onClose={() => setAsking(false)} />}
      {printing && <PrintDialog template={printing} onClose={() => setPrinting(null)} />}
      {renaming && (
        <NameDialog
          label={t('labelEditor.name')}
          max={labelNameMax}
          title={t('labelEditor.rename')}
          action={t('labelEditor.save')}
          initial={renaming.name}
          onClose={() => setRenaming(null)}
          onSubmit={(name) => rename(renaming, name)}
        />
      )}
    </>
  )

  if (error) return <ErrorState error={error} onRetry={refetch} />
  if (!data) return <Skeleton rows={6} height={28} />
  const empty = data.list.length === 0
  return (
    <section className={css.section} aria-label={t('labelEditor.mine')}>
      <div className={css.bar}>
        {(!empty || q !== '') && (
          <Input.Search
            className={css.search ?? ''}
            aria-label={t('labelEditor.search')}
            placeholder={t('labelEditor.search')}
            defaultValue={q}
            allowClear
            onSearch={(typed) => void setUrl({ q: typed.trim(), page: 1 })}
          />
        )}
        {!empty && create}
      </div>
      {!empty && narrow && <p className={css.reason}>{t('labelEditor.needsWiderToMake')}</p>}
      {empty && q === '' && (
        <EmptyState
          title={t('labelEditor.none')}
          text={t(narrow ? 'labelEditor.needsWiderToMake' : 'labelEditor.noneText')}
          action={create}
        />
      )}
      {empty && q !== '' && <EmptyState title={t('labelEditor.noneFound')} text={t('labelEditor.noneFoundText')} />}
      <ul className={css.list}>
        {data.list.map((template) => (
          <li key={template.id}>
            <TemplateCard
              template={template}
              onPrint={() => setPrinting(template)}
              onCopy={() => void copy(template)}
              onRename={() => setRenaming(template)}
              onRemove={() => void remove(template)}
            />
          </li>
        ))}
      </ul>
      {data.total > pageSize && (
        <Pagination
          align="end"
          current={page}
          pageSize={pageSize}
          total={data.total}
          showSizeChanger={false}
          onChange={(next) => void setUrl({ page: next })}
        />
      )}
      {dialogs}
    </section>
  )
}
