import type { ReportQuery, SavedReport } from '@matai/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Button, Dropdown } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client, sentenceOf } from '../../../../client.ts'
import { paths } from '../../../../paths.ts'
import { confirm } from '../../../../ui/confirm-store.ts'
import { HandOverDialog } from '../../../../ui/forms/hand-over-dialog.tsx'
import { StateTag } from '../../../../ui/state-tag.tsx'
import { toast } from '../../../../ui/toast-store.ts'
import { savedReportsQuery } from '../queries.ts'
import { MailReportDialog } from './mail-report-dialog.tsx'
import css from './report.module.css'
import { SaveReportDialog } from './save-report-dialog.tsx'
import { daysOfSpan, writtenAnswers } from './spans.ts'

interface SavedReportsProps {
  formId: number
  /** The one that the address names; 0 for none. */
  openId: number
  /** What the screen shows now. */
  query: Omit<ReportQuery, 'span'>
}

type Open = 'save' | 'rename' | 'mail'

/** Reports under a name: opened, kept, mailed on a schedule, and made public. */
export function SavedReports({ formId, openId, query }: SavedReportsProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { data } = useQuery(savedReportsQuery(formId))
  const [dialog, setDialog] = useState<Open>()
  const [url, setUrl] = useState('')
  const reports = data?.list ?? []
  const open = reports.find(({ id }) => id === openId)
  const reload = () => queries.invalidateQueries({ queryKey: savedReportsQuery(formId).queryKey })

  function show({ id, query: { compare, followUp, qrCodeId, answers, ...days } }: SavedReport) {
    const search = {
      ...daysOfSpan(days),
      ...(compare && { compare }),
      ...(followUp && { followUp }),
      ...(qrCodeId && { qrCodeId }),
      ...writtenAnswers(answers),
      report: id,
    }
    void navigate({ to: paths.formReport(formId), search: search as never })
  }

  async function act(deed: () => Promise<unknown>, said?: string) {
    try {
      await deed()
      if (said) toast.success(said)
    } catch (error) {
      toast.error(sentenceOf(error))
    } finally {
      await reload()
    }
  }

  async function remove({ id, name }: SavedReport) {
    const title = t('savedReports.removeTitle', { name })
    const text = t('savedReports.removeText')
    if (await confirm({ title, text, action: t('savedReports.remove'), danger: true }))
      await act(() => client.savedReports.del({ id }))
  }

  const itemsOf = (report: SavedReport) => [
    {
      key: 'rename',
      label: t('savedReports.rename'),
      disabled: !report.can.edit,
      onClick: () => setDialog('rename'),
    },
    {
      key: 'mail',
      label: t('savedReports.mail'),
      disabled: !report.can.share,
      title: report.can.share ? '' : t('savedReports.adminOnly'),
      onClick: () => setDialog('mail'),
    },
    {
      key: 'share',
      label: t('savedReports.share'),
      disabled: !report.can.share,
      title: report.can.share ? '' : t('savedReports.adminOnly'),
      onClick: () => void act(async () => setUrl((await client.savedReports.share({ id: report.id })).url)),
    },
    ...(report.sharedAt === null
      ? []
      : [
          {
            key: 'unshare',
            label: t('savedReports.unshare'),
            disabled: !report.can.share,
            onClick: () => void act(() => client.savedReports.unshare({ id: report.id }), t('savedReports.unshared')),
          },
        ]),
    {
      key: 'remove',
      danger: true,
      label: t('savedReports.remove'),
      disabled: !report.can.edit,
      onClick: () => void remove(report),
    },
  ]
  const items = [
    ...reports.map((report) => ({ key: String(report.id), label: report.name, onClick: () => show(report) })),
    ...(reports.length > 0 ? [{ type: 'divider' as const }] : []),
    { key: 'save', label: t('savedReports.saveAs'), onClick: () => setDialog('save') },
    ...(open ? [{ key: 'open', type: 'group' as const, label: open.name, children: itemsOf(open) }] : []),
  ]
  return (
    <span className={css.bar}>
      {open?.sharedAt && <StateTag tone="success">{t('savedReports.shared')}</StateTag>}
      <Dropdown menu={{ items }} trigger={['click']}>
        <Button>{open?.name ?? t('savedReports.title')}</Button>
      </Dropdown>
      {(dialog === 'save' || dialog === 'rename') && (
        <SaveReportDialog
          formId={formId}
          query={query}
          report={dialog === 'rename' ? open : undefined}
          onSaved={(saved) => {
            void reload()
            show(saved)
          }}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog === 'mail' && open && (
        <MailReportDialog report={open} onSaved={() => void reload()} onClose={() => setDialog(undefined)} />
      )}
      {url && (
        <HandOverDialog
          title={t('savedReports.shared')}
          text={`${t('savedReports.shareText')} ${t('savedReports.shareOnce')}`}
          secrets={[{ key: 'report-link', value: url }]}
          action={t('savedReports.close')}
          onClose={() => setUrl('')}
        />
      )}
    </span>
  )
}
