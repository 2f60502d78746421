import type { FormRecord } from '@matai/contract'
import { Link } from '@tanstack/react-router'
import { Button } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../../../client.ts'
import { paths } from '../../../../paths.ts'
import { useFormats } from '../../../../ui/format.ts'
import { DownloadIcon, EditIcon } from '../../../../ui/icons.ts'
import { Approval } from '../approval/approval.tsx'
import { Charge } from '../charge.tsx'
import { useStart } from '../export/use-start.ts'
import { FollowUpState } from '../follow-up-state.tsx'
import css from '../records.module.css'
import { Answers } from './answers.tsx'
import { Edits } from './edits.tsx'
import { Evidence } from './evidence.tsx'
import { FollowUps } from './follow-ups.tsx'
import { Redeem } from './redeem.tsx'

const EditDrawer = lazy(async () => ({ default: (await import('./edit-drawer.tsx')).EditDrawer }))

/** What belongs to a record: its answers, its evidence, what was done about it, and its history. */
export function RecordParts({ record, formId }: { record: FormRecord; formId: number }) {
  const { t } = useTranslation()
  const { formatInstant } = useFormats()
  const [isEditing, setEditing] = useState(false)
  const { run, running } = useStart()
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
        <Charge record={record} />
        {score && <strong>{t('recordScreens.scoreOf', { points: score.points, most: score.most })}</strong>}
        <Button
          className={css.deeds ?? ''}
          icon={<DownloadIcon />}
          loading={running}
          onClick={() => void run(() => client.recordExports.pdfRecord({ recordId: record.id }))}
        >
          PDF
        </Button>
        <Button
          icon={<EditIcon />}
          disabled={!can.edit}
          title={can.edit ? '' : t('recordScreens.mayNotEdit')}
          onClick={() => setEditing(true)}
        >
          {t('recordScreens.edit')}
        </Button>
      </header>
      <Redeem record={record} formId={formId} />
      <Evidence id={record.id} edits={record.edits} />
      <Answers record={record} />
      <Approval recordId={record.id} formId={formId} />
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
