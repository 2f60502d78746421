import type { Version } from '@matai/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client, sentenceOf } from '../../../../client.ts'
import { confirm } from '../../../../ui/confirm-store.ts'
import { DraftIcon } from '../../../../ui/icons.ts'
import { toast } from '../../../../ui/toast-store.ts'
import { type Timing, TimingDialog } from './timing-dialog.tsx'
import { useZone } from './use-zone.ts'
import { scheduledQuery, versionsChanged } from './version-queries.ts'
import css from './versions.module.css'
import { useSingleFlight } from '../../../../ui/use-single-flight.ts'

/** Says what will be published and when, and takes it back or moves it. */
export function ScheduledNotice({ id, locked }: { id: string; locked: boolean }) {
  const { data } = useQuery(scheduledQuery(id))
  return data?.list.map((version) => (
    <ScheduledVersion key={version.number} id={id} version={version} locked={locked} />
  ))
}

function ScheduledVersion({ id, version, locked }: { id: string; version: Version; locked: boolean }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const { zone, say } = useZone()
  const [open, setOpen] = useState(false)
  const { number, publishAt, endAt } = version

  const { run: schedule } = useSingleFlight(async (timing: Timing, done: string) => {
    try {
      await client.versions.schedule({ id, number, ...timing })
      setOpen(false)
      toast.success(done)
    } catch (error) {
      toast.error(sentenceOf(error))
    } finally {
      versionsChanged(queries, id)
    }
  })

  async function cancel() {
    const agreed = await confirm({
      title: t('versions.cancelTitle', { number }),
      text: t('versions.cancelText'),
      action: t('versions.cancel'),
      danger: true,
    })
    if (agreed) await schedule({ publishAt: null, endAt: null }, t('versions.cancelled', { number }))
  }

  const at = say(publishAt)
  return (
    <div className={css.notice} role="status">
      <DraftIcon aria-hidden />
      <span className={css.noticeText}>
        {endAt
          ? t('versions.waitsUntil', { number, at, end: say(endAt), zone })
          : t('versions.waits', { number, at, zone })}
      </span>
      <Button size="small" disabled={locked} onClick={() => setOpen(true)}>
        {t('versions.change')}
      </Button>
      <Button size="small" disabled={locked} onClick={() => void cancel()}>
        {t('versions.cancel')}
      </Button>
      {open && (
        <TimingDialog
          title={t('versions.changeTitle', { number })}
          action={t('versions.changeDone')}
          start={{ publishAt, endAt }}
          onDone={(timing) => void schedule(timing, t('versions.changed_done'))}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
