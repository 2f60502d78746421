import type { FormRecord } from '@matai/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Button } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../../paths.ts'
import { ErrorState } from '../../../../ui/error-state.tsx'
import { useFormats } from '../../../../ui/format.ts'
import { EditIcon } from '../../../../ui/icons.ts'
import { SideDrawer } from '../../../../ui/side-drawer.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { recordQuery } from '../queries.ts'
import css from '../records.module.css'
import { FollowUpState } from '../follow-up-state.tsx'
import { Answers } from './answers.tsx'
import { Edits } from './edits.tsx'
import { FollowUps } from './follow-ups.tsx'
import { Redeem } from './redeem.tsx'

const EditDrawer = lazy(async () => ({ default: (await import('./edit-drawer.tsx')).EditDrawer }))

interface RecordDrawerProps {
  id: number
  formId: number
  onClose: () => void
}

/** One record with all that belongs to it. */
export function RecordDrawer({ id, formId, onClose }: RecordDrawerProps) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(recordQuery(id))
  const title = data ? t('recordScreens.recordName', { number: data.number }) : t('recordScreens.records')
  return (
    <SideDrawer title={title} width={640} whole onClose={onClose}>
      {data && <RecordParts record={data} formId={formId} />}
      {!data && (error ? <ErrorState error={error} onRetry={refetch} /> : <Skeleton rows={8} height={24} />)}
    </SideDrawer>
  )
}

function RecordParts({ record, formId }: { record: FormRecord; formId: number }) {
  const { t } = useTranslation()
  const { formatInstant } = useFormats()
  const [isEditing, setEditing] = useState(false)
  const { score, filler, at, can, locked } = record
  if (locked) return <p className={css.soft}>{t('recordScreens.locked')}</p>
  return (
    <div className={css.record}>
      <header className={css.recordHead}>
        <span className={css.soft}>
          {filler?.name || t('recordScreens.nobody')} · {formatInstant(at)}
        </span>
        {record.qrCodeId && <Link to={paths.qrCode(record.qrCodeId)}>{t('codeForms.toCode')}</Link>}
        <FollowUpState record={record} />
        {score && <strong>{t('recordScreens.scoreOf', { points: score.points, most: score.most })}</strong>}
        <Button
          className={css.deeds ?? ''}
          icon={<EditIcon />}
          disabled={!can.edit}
          title={can.edit ? '' : t('recordScreens.mayNotEdit')}
          onClick={() => setEditing(true)}
        >
          {t('recordScreens.edit')}
        </Button>
      </header>
      <Redeem record={record} formId={formId} />
      <Answers record={record} />
      <FollowUps recordId={record.id} formId={formId} />
      <Edits record={record} />
      {isEditing && (
        <Suspense>
          <EditDrawer record={record} formId={formId} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </div>
  )
}
