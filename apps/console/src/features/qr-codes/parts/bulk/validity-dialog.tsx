import type { QrCodeItem, Validity } from '@matai/contract'
import { Radio } from 'antd'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { validities } from 'virtual:contract-constants'
import { Dialog } from '../../../../ui/dialog.tsx'
import { DayField } from '../../../../ui/date-fields.tsx'
import { Field } from '../../../../ui/field.tsx'
import { useFormats } from '../../../../ui/format.ts'
import css from './bulk.module.css'
import { dayOf, endOf } from './validity.ts'

export interface ChosenValidity {
  validity: Validity
  until?: string
}

interface ValidityDialogProps {
  qrCodes: QrCodeItem[]
  onClose: () => void
  onChoose: (chosen: ChosenValidity) => Promise<void>
}

/** How long codes stay valid, and what day that is. */
export function ValidityDialog({ qrCodes, onClose, onChoose }: ValidityDialogProps) {
  const { t } = useTranslation()
  const { formatInstant } = useFormats()
  const [validity, setValidity] = useState<Validity>('permanent')
  const [date, setDate] = useState('')
  const [sending, setSending] = useState(false)
  const labelId = useId()
  const [now] = useState(() => new Date())
  const end = endOf(validity, date, now)
  const isPast = Boolean(end && end <= now)
  const expired = qrCodes.filter(({ state }) => state === 'expired').length

  function result(): string {
    if (end === undefined) return t('qrCodes.validityChooseDate')
    const count = qrCodes.length
    if (end === null) return t('qrCodes.validityNever', { count })
    return t('qrCodes.validityUntil', { count, at: formatInstant(end.toISOString()) })
  }

  async function submit() {
    setSending(true)
    await onChoose({ validity, ...(validity === 'date' && end ? { until: end.toISOString() } : {}) })
    setSending(false)
  }

  return (
    <Dialog
      title={t('qrCodes.validityTitle', { count: qrCodes.length })}
      action={t('qrCodes.validitySet')}
      disabled={end === undefined || isPast}
      sending={sending}
      onAct={() => void submit()}
      onClose={onClose}
      width={440}
    >
      <div className={css.dialog}>
        <span id={labelId} className="visually-hidden">
          {t('qrCodes.validity')}
        </span>
        <Radio.Group
          aria-labelledby={labelId}
          className={css.choices ?? ''}
          value={validity}
          onChange={(event) => setValidity(event.target.value)}
          options={validities.map((value) => ({ value, label: t(`qrCodes.validity_${value}`) }))}
        />
        {validity === 'date' && (
          <Field label={t('qrCodes.validityDate')} error={isPast ? t('qrCodes.validityPast') : undefined}>
            <DayField min={dayOf(now)} value={date} onChange={setDate} />
          </Field>
        )}
        {!isPast && (
          <p className={css.result} role="status">
            {result()}
          </p>
        )}
        {expired > 0 && !isPast && end !== undefined && <p>{t('qrCodes.validityRevives', { count: expired })}</p>}
      </div>
    </Dialog>
  )
}
