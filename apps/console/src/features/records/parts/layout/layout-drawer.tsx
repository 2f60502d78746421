import type { Form, PaperBlock, PaperBlockKind, RecordLayout } from '@matai/contract'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { Button, Dropdown } from 'antd'
import { useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { paperBlockKinds } from 'virtual:contract-constants'
import { client } from '../../../../client.ts'
import { DrawerForm } from '../../../../ui/forms/drawer-form.tsx'
import { AddIcon } from '../../../../ui/icons.ts'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { Sortable } from '../../../../ui/sortable.tsx'
import { toast } from '../../../../ui/toast-store.ts'
import { useForm } from '../../../../ui/use-form.ts'
import { layoutQuery } from '../queries.ts'
import { BlockRow } from './block-row.tsx'
import { blankBlock, faultOf, firstBlocks, movedTo, type Placed, placedBlocks } from './blocks.ts'
import css from './layout.module.css'

interface LayoutProps {
  form: Form
  onClose: () => void
}

/** How records of a form stand on paper: blocks in an order, and the newest record in them. */
export function LayoutDrawer(props: LayoutProps) {
  const { data } = useQuery(layoutQuery(props.form.id))
  return data ? <Editor {...props} layout={data} /> : null
}

function Editor({ form: { id: formId, title }, layout, onClose }: LayoutProps & { layout: RecordLayout }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const form = useForm({
    // null: the plain layout.
    initial: { blocks: layout.blocks && placedBlocks(layout.blocks) },
    checks: {
      blocks: (blocks) => {
        const fault = blocks?.map(faultOf).find((one) => one !== undefined)
        return fault && t(`recordLayouts.${fault}`)
      },
    },
    showsFailure: true,
    async onSubmit({ blocks }) {
      const sent = { formId, version: layout.version, blocks: blocks && blocks.map(({ block }) => block) }
      queries.setQueryData(layoutQuery(formId).queryKey, await client.recordLayouts.set(sent))
      toast.success(t('app.saved'))
      onClose()
    },
  })
  const { blocks } = form.values
  const set = (next: Placed[] | null) => form.set('blocks', next)
  const change = (id: string, block: PaperBlock) =>
    set((blocks ?? []).map((placed) => (placed.id === id ? { id, block } : placed)))
  const rows = useMemo(
    () => (blocks ?? []).map(({ id, block }) => ({ id, name: t(`recordLayouts.kind_${block.kind}`) })),
    [blocks, t],
  )
  const kinds = paperBlockKinds.map((kind) => ({ key: kind, label: t(`recordLayouts.kind_${kind}`) }))
  return (
    <DrawerForm
      title={t('recordLayouts.titleOf', { title })}
      action={t('app.save')}
      form={form}
      needsChange
      width={1080}
      onClose={onClose}
      beside={<Preview formId={formId} blocks={blocks} />}
    >
      <p className={css.intro}>{t('recordLayouts.intro')}</p>
      {blocks === null ? (
        <p>
          {t('recordLayouts.plain')} <Button onClick={() => set(firstBlocks())}>{t('recordLayouts.useOwn')}</Button>
        </p>
      ) : (
        <>
          <Sortable
            rows={rows}
            onMove={(id, other) =>
              set(
                movedTo(
                  blocks,
                  id,
                  rows.findIndex((row) => row.id === other),
                ),
              )
            }
          >
            <ol className={css.list} aria-label={t('recordLayouts.list')}>
              {blocks.map((placed, place) => (
                <BlockRow
                  key={placed.id}
                  placed={placed}
                  place={place}
                  count={blocks.length}
                  questions={layout.questions}
                  onChange={(block) => change(placed.id, block)}
                  onMove={(to) => set(movedTo(blocks, placed.id, to))}
                  onRemove={() => set(blocks.filter(({ id }) => id !== placed.id))}
                />
              ))}
            </ol>
          </Sortable>
          <p className={css.foot}>
            <Dropdown
              trigger={['click']}
              // The menu has the kinds as its keys.
              menu={{ items: kinds, onClick: ({ key }) => set([...blocks, blankBlock(key as PaperBlockKind)]) }}
            >
              <Button icon={<AddIcon />}>{t('recordLayouts.add')}</Button>
            </Dropdown>
            <Button onClick={() => set(null)}>{t('recordLayouts.usePlain')}</Button>
          </p>
        </>
      )}
    </DrawerForm>
  )
}

/** The newest record as it would come out of the printer. */
function Preview({ formId, blocks }: { formId: number; blocks: readonly Placed[] | null }) {
  const { t } = useTranslation()
  const shown = useDeferredValue(blocks)
  const sent = useMemo(
    () => shown && shown.filter((placed) => faultOf(placed) === undefined).map(({ block }) => block),
    [shown],
  )
  const { data } = useQuery({
    queryKey: ['records', 'layoutPreview', formId, sent],
    queryFn: ({ signal }) =>
      client.recordLayouts.preview({ formId, blocks: sent && sent.length > 0 ? sent : null }, { signal }),
    placeholderData: keepPreviousData,
  })
  if (!data) return <Skeleton rows={8} height={28} />
  return (
    <figure className={css.preview} aria-label={t('recordLayouts.preview')}>
      <figcaption>{t('recordLayouts.previewHint', { count: data.count })}</figcaption>
      {data.pages.map((svg, page) => (
        <img key={String(page)} src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`} alt="" />
      ))}
    </figure>
  )
}
