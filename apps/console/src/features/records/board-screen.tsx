import type { Form, FollowUpState, RecordItem } from '@matai/contract'
import { componentsOf } from '@matai/form-kit/schema'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Button, Dropdown } from 'antd'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client, sentenceOf } from '../../client.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button-link.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { useFormats } from '../../ui/format.ts'
import { MoreIcon } from '../../ui/icons.ts'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast-store.ts'
import { useUrlState } from '../../ui/use-url-state.ts'
import { Charge } from './parts/charge.tsx'
import { formQuery, recordsOf } from './parts/queries.ts'
import { FollowUpFigures } from './parts/follow-up/figures.tsx'
import { followUpStates as states } from './parts/follow-up-states.ts'
import { RecordCard } from './parts/record-card.tsx'
import css from './parts/records.module.css'

const RecordDrawer = lazy(async () => ({
  default: (await import('./parts/record/record-drawer.tsx')).RecordDrawer,
}))
/** Records that a column shows; the list has the others. */
const shownAtMost = 50

/** Records of a form by how far people are with them; moved by mouse or by the menu of a card. */
export function BoardScreen() {
  const { t } = useTranslation()
  const { formId } = useParams({ from: '/home/formData/$formId/board' })
  const id = Number(formId)
  const { data, error, refetch } = useQuery(formQuery(id))
  return (
    <Page
      title={t('recordScreens.board')}
      aside={<span className={css.aside}>{data?.title}</span>}
      actions={<ButtonLink to={paths.formRecords(id)}>{t('recordScreens.records')}</ButtonLink>}
    >
      {data && <Board form={data} />}
      {!data && (error ? <ErrorState error={error} onRetry={refetch} /> : <Skeleton rows={8} height={28} />)}
    </Page>
  )
}

function Board({ form }: { form: Form }) {
  const [{ record }, setState] = useUrlState({ record: 0 })
  const { t } = useTranslation()
  const records = useMemo(() => recordsOf(form.id), [form.id])
  const changed = records.useChanged()
  async function move(id: number, state: FollowUpState) {
    try {
      await client.followUps.add({ recordId: id, state })
      toast.success(t('recordScreens.moved', { state: t(`recordScreens.state_${state}`) }))
    } catch (error) {
      toast.error(sentenceOf(error))
    } finally {
      await changed()
    }
  }
  return (
    <>
      <FollowUpFigures formId={form.id} />
      <div className={css.board}>
        {states.map((state) => (
          <Column
            key={state}
            form={form}
            state={state}
            onOpen={(id) => void setState({ record: id })}
            onMove={(id, to) => void move(id, to)}
          />
        ))}
      </div>
      {record > 0 && (
        <Suspense>
          <RecordDrawer key={record} id={record} formId={form.id} onClose={() => void setState({ record: 0 })} />
        </Suspense>
      )}
    </>
  )
}

interface ColumnProps {
  form: Form
  state: FollowUpState
  onOpen: (id: number) => void
  onMove: (id: number, to: FollowUpState) => void
}

function Column({ form, state, onOpen, onMove }: ColumnProps) {
  const { t } = useTranslation()
  const { formatNumber } = useFormats()
  const [isOver, setOver] = useState(false)
  const records = useMemo(() => recordsOf(form.id), [form.id])
  const components = useMemo(() => componentsOf(form.document), [form.document])
  const { data } = records.useList({
    ...{ page: 1, pageSize: shownAtMost, keyword: '', sort: 'newest' },
    filters: { followUp: state },
  })
  const name = t(`recordScreens.state_${state}`)
  const total = data ? `${formatNumber(data.total)}${data.totalIsLowerBound ? '+' : ''}` : ''
  return (
    <section
      className={css.boardColumn}
      aria-label={name}
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false)
        const [id, from] = event.dataTransfer.getData('text/plain').split(' ')
        if (id && from !== state) onMove(Number(id), state)
      }}
    >
      <h2 className={css.heading}>
        {name} <span className={css.soft}>{total}</span>
      </h2>
      {data?.list.map((record) => (
        <div
          key={record.id}
          draggable
          onDragStart={(event) => event.dataTransfer.setData('text/plain', `${record.id} ${state}`)}
        >
          <RecordCard
            record={record}
            components={components}
            deeds={<CardMenu record={record} onOpen={onOpen} onMove={onMove} />}
            foot={<Charge record={record} />}
          />
        </div>
      ))}
    </section>
  )
}

function CardMenu({ record, onOpen, onMove }: { record: RecordItem } & Pick<ColumnProps, 'onOpen' | 'onMove'>) {
  const { t } = useTranslation()
  const items = [
    { key: 'open', label: t('recordScreens.open'), onClick: () => onOpen(record.id) },
    ...states
      .filter((state) => state !== record.followUp)
      .map((state) => ({
        key: state,
        label: t('recordScreens.moveTo', { state: t(`recordScreens.state_${state}`) }),
        onClick: () => onMove(record.id, state),
      })),
  ]
  return (
    <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight">
      <Button
        type="text"
        size="small"
        icon={<MoreIcon />}
        aria-label={t('recordScreens.recordName', { number: record.number })}
      />
    </Dropdown>
  )
}
