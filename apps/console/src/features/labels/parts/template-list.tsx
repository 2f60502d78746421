import type { LabelTemplate } from '@matai/contract'
import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { labelNameMax } from 'virtual:contract-constants'
import { client } from '../../../client.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { AddIcon, CopyIcon, DeleteIcon, EditIcon } from '../../../ui/icons.ts'
import type { Deed } from '../../../ui/list/deeds.tsx'
import { ListScreen } from '../../../ui/list/list-screen.tsx'
import { NameDialog } from '../../../ui/name-dialog.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useNarrow } from '../../../ui/use-mode.ts'
import { NewTemplateDialog } from './new-template-dialog.tsx'
import { TemplateCard } from './template-card.tsx'
import css from './template-list.module.css'
import { PrintDialog } from './template-print-dialog.tsx'
import { labelsChanged, labelTemplates } from './template-queries.ts'

/** The account's label templates as pictures. */
export function LabelTemplates() {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const narrow = useNarrow()
  const [asking, setAsking] = useState(false)
  const [renaming, setRenaming] = useState<LabelTemplate | null>(null)
  const [printing, setPrinting] = useState<LabelTemplate | null>(null)
  const reason = ({ can }: LabelTemplate) => (can.edit ? undefined : t('labelEditor.mayNotEdit'))
  const deeds: Deed<LabelTemplate>[] = [
    {
      key: 'copy',
      label: t('labelEditor.copyTemplate'),
      icon: <CopyIcon />,
      reason,
      async run({ name, design }) {
        const copied = t('app.copyOf', { name }).slice(0, labelNameMax)
        labelsChanged(queries, await client.labels.save({ name: copied, design }))
        toast.success(t('labelEditor.copied', { name: copied }))
      },
    },
    { key: 'rename', label: t('labelEditor.rename'), icon: <EditIcon />, reason, run: setRenaming },
    {
      key: 'remove',
      label: t('labelEditor.removeTemplate'),
      icon: <DeleteIcon />,
      danger: true,
      reason,
      asks: ({ name }) => ({
        title: t('labelEditor.removeTitle', { name }),
        text: t('labelEditor.removeText'),
        action: t('labelEditor.removeTemplate'),
        danger: true,
      }),
      async run({ id }) {
        await client.labels.del({ id })
        labelsChanged(queries)
        toast.success(t('labelEditor.removed'))
      },
    },
  ]

  async function rename(template: LabelTemplate, name: string): Promise<void> {
    // Only the name changes: the design is what it is now, not what this list knew.
    const { id, version, design } = await client.labels.get({ id: template.id })
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
  return (
    <section className={css.section} aria-label={t('labelEditor.mine')}>
      {narrow && <p className={css.reason}>{t('labelEditor.needsWiderToMake')}</p>}
      <ListScreen
        name="label-templates"
        label={t('labelEditor.mine')}
        resource={labelTemplates}
        rowKey={({ id }) => id}
        searchBy={t('labelEditor.search')}
        create={create}
        card={(template) => <TemplateCard template={template} deeds={deeds} onPrint={() => setPrinting(template)} />}
        empty={<EmptyState title={t('labelEditor.none')} text={t('labelEditor.noneText')} />}
      />
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
    </section>
  )
}
