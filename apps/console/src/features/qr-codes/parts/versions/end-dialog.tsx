import type { Version } from '@matai/contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../../ui/dialog.tsx'
import { client, sentenceOf } from '../../../../client.ts'
import { MomentField } from '../../../../ui/date-fields.tsx'
import { Field } from '../../../../ui/field.tsx'
import { toast } from '../../../../ui/toast-store.ts'
import { useZone } from './use-zone.ts'
import css from './versions.module.css'
import { toInstant, toWallClock } from './zone-time.ts'
import { useSingleFlight } from '../../../../ui/use-single-flight.ts'

interface EndDialogProps {
  id: string
  /** What visitors see now. */
  version: Version
  onSet: () => void
  onClose: () => void
}

/** Until when visitors see what they see now; empty is without end. */
export function EndDialog({ id, version: { number, endAt: before }, onSet, onClose }: EndDialogProps) {
  const { t } = useTranslation()
  const { zone, ownZone, say, sayOwn } = useZone()
  const [end, setEnd] = useState(before ? toWallClock(before, zone) : '')
  const [fault, setFault] = useState<string>()
  const instant = toInstant(end, zone)
  const here = instant && ownZone && t('versions.yourZone', { at: sayOwn(instant), zone: ownZone })

  const { run: submit, running: sending } = useSingleFlight(async () => {
    if (end !== '' && instant === null) return setFault(t('versions.wrongTime'))
    if (instant && instant <= new Date().toISOString()) return setFault(t('versions.endPast'))
    try {
      await client.versions.setEnd({ id, number, endAt: instant })
      toast.success(instant ? t('versions.endSet', { number, at: say(instant) }) : t('versions.endCleared', { number }))
      onSet()
      onClose()
    } catch (error) {
      toast.error(sentenceOf(error))
    }
  })

  return (
    <Dialog
      title={t('versions.endTitle', { number })}
      action={t('versions.changeDone')}
      sending={sending}
      onAct={() => void submit()}
      onClose={onClose}
      width={440}
    >
      <div className={css.timing}>
        <p className={css.soft}>{t('versions.endText')}</p>
        <p className={css.soft}>{t('versions.inZone', { zone })}</p>
        <Field label={t('versions.endAt')} hint={here || t('versions.endNone')} error={fault}>
          <MomentField
            value={end}
            onChange={(value) => {
              setEnd(value)
              setFault(undefined)
            }}
          />
        </Field>
      </div>
    </Dialog>
  )
}
