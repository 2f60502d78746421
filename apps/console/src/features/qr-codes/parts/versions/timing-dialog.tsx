import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../../ui/dialog.tsx'
import { MomentField } from '../../../../ui/date-fields.tsx'
import { Field } from '../../../../ui/field.tsx'
import { useZone } from './use-zone.ts'
import css from './versions.module.css'
import { toInstant, toWallClock } from './zone-time.ts'

/** ISO moments from and until which visitors see a version; null is at once, and without end. */
export interface Timing {
  publishAt: string | null
  endAt: string | null
}

interface TimingDialogProps {
  title: string
  /** What the button says that takes the times. */
  action: string
  start: Timing
  /** Saves without waiting; absent where there is nothing to save. */
  onNow?: () => void
  onDone: (timing: Timing) => void
  onClose: () => void
}

/** Asks from when and until when visitors see something, in the account's zone. */
export function TimingDialog({ title, action, start, onNow, onDone, onClose }: TimingDialogProps) {
  const { t } = useTranslation()
  const { zone } = useZone()
  const shown = (instant: string | null) => (instant ? toWallClock(instant, zone) : '')
  const [publish, setPublish] = useState(shown(start.publishAt))
  const [end, setEnd] = useState(shown(start.endAt))
  const [faults, setFaults] = useState<{ publish?: string; end?: string }>({})

  function submit() {
    const publishAt = toInstant(publish, zone)
    const endAt = toInstant(end, zone)
    const now = new Date().toISOString()
    const found = {
      ...(publish === '' && (end === '' || !onNow) && { publish: t('versions.publishMissing') }),
      ...(publish !== '' && publishAt === null && { publish: t('versions.wrongTime') }),
      ...(publishAt && publishAt <= now && { publish: t('versions.publishPast') }),
      ...(end !== '' && endAt === null && { end: t('versions.wrongTime') }),
      ...(endAt && endAt <= now && { end: t('versions.endPast') }),
      ...(publishAt && endAt && endAt <= publishAt && { end: t('versions.endBeforePublish') }),
    }
    setFaults(found)
    if (Object.keys(found).length === 0) onDone({ publishAt, endAt })
  }

  return (
    <Dialog
      title={title}
      width={440}
      onClose={onClose}
      foot={
        <div className={css.footer}>
          <Button onClick={onClose}>{t('app.cancel')}</Button>
          {onNow && <Button onClick={onNow}>{t('versions.saveNow')}</Button>}
          <Button type="primary" onClick={submit}>
            {action}
          </Button>
        </div>
      }
    >
      <div className={css.timing}>
        <p className={css.soft}>{t('versions.inZone', { zone })}</p>
        <MomentRow
          label={t('versions.publishAt')}
          hint={onNow ? t('versions.publishAtHint') : ''}
          value={publish}
          fault={faults.publish}
          onChange={setPublish}
        />
        <MomentRow
          label={t('versions.endAt')}
          hint={t('versions.endAtHint')}
          value={end}
          fault={faults.end}
          onChange={setEnd}
        />
      </div>
    </Dialog>
  )
}

interface MomentRowProps {
  label: string
  hint: string
  value: string
  fault: string | undefined
  onChange: (value: string) => void
}

function MomentRow({ label, hint, value, fault, onChange }: MomentRowProps) {
  const { t } = useTranslation()
  const { zone, ownZone, sayOwn } = useZone()
  const instant = toInstant(value, zone)
  const here = instant && ownZone && t('versions.yourZone', { at: sayOwn(instant), zone: ownZone })
  return (
    <Field label={label} hint={here || hint} error={fault}>
      <MomentField value={value} onChange={onChange} />
    </Field>
  )
}
