import type { Consent } from '@matai/contract'
import { useQueryClient } from '@tanstack/react-query'
import { Button, Input } from 'antd'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client, sentenceOf } from '../../../client.ts'
import { confirm } from '../../../ui/confirm-store.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { useFormats } from '../../../ui/format.ts'
import { StateTag } from '../../../ui/state-tag.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useSingleFlight } from '../../../ui/use-single-flight.ts'
import css from './consents.module.css'
import { consentsChanged } from './queries.ts'

const tones = { waiting: 'warning', given: 'success', refused: 'info', withdrawn: 'quiet', expired: 'quiet' } as const

function sayWish({ kind, count, names, directory, most }: Consent, t: TFunction): string {
  if (kind === 'rule') return most === null ? t('consents.what_ruleOff') : t('consents.what_rule', { most })
  if (kind === 'directory') return t('consents.what_directory', { count, directory })
  const more = count > names.length ? ` ${t('consents.more')}` : ''
  return t('consents.what_codes', { count, names: names.join(t('app.comma')) + more })
}

/** One request: what, by whom, until when, and what can be said to it. */
export function RequestItem({ request }: { request: Consent }) {
  const { t } = useTranslation()
  const { formatInstant } = useFormats()
  const queries = useQueryClient()
  const [refusing, setRefusing] = useState(false)
  const { id, state, askedBy, askedAt, expiresAt, answeredBy, answeredAt, reason, removed, can } = request
  const wish = sayWish(request, t)
  const { run, running } = useSingleFlight(async (deed: () => Promise<unknown>, said: string) => {
    try {
      await deed()
      toast.success(said)
      setRefusing(false)
    } catch (error) {
      toast.error(sentenceOf(error))
    }
    await consentsChanged(queries)
  })
  async function give() {
    const sure = await confirm({
      title: t('consents.giveTitle'),
      text: `${wish}. ${t('consents.giveText')}`,
      action: t('consents.give'),
      danger: true,
    })
    if (sure) await run(() => client.consents.give({ id }), t('consents.given'))
  }
  return (
    <li className={css.item}>
      <div className={css.head}>
        <strong>{wish}</strong>
        <StateTag tone={tones[state]}>{t(`consents.state_${state}`)}</StateTag>
      </div>
      <span className={css.soft}>
        {t('consents.by', { name: askedBy, at: formatInstant(askedAt) })}
        {state === 'waiting' && ` · ${t('consents.until', { at: formatInstant(expiresAt) })}`}
      </span>
      {answeredAt !== null && (
        <span className={css.soft}>
          {t('consents.answered', { name: answeredBy ?? '', at: formatInstant(answeredAt) })}
          {removed > 0 && ` · ${t('consents.removed', { count: removed })}`}
          {reason && ` · ${reason}`}
        </span>
      )}
      {(can.answer || can.withdraw) && (
        <div className={css.deeds}>
          {can.answer && (
            <>
              <Button type="primary" loading={running} onClick={() => void give()}>
                {t('consents.give')}
              </Button>
              <Button onClick={() => setRefusing(true)}>{t('consents.refuse')}</Button>
            </>
          )}
          {can.withdraw && (
            <Button
              loading={running}
              onClick={() => void run(() => client.consents.withdraw({ id }), t('consents.withdrawn'))}
            >
              {t('consents.withdraw')}
            </Button>
          )}
        </div>
      )}
      {refusing && (
        <RefuseDialog
          sending={running}
          onClose={() => setRefusing(false)}
          onAct={(why) => void run(() => client.consents.refuse({ id, reason: why }), t('consents.refused'))}
        />
      )}
    </li>
  )
}

interface RefuseDialogProps {
  sending: boolean
  onClose: () => void
  onAct: (reason: string) => void
}

function RefuseDialog({ sending, onClose, onAct }: RefuseDialogProps) {
  const { t } = useTranslation()
  const [reason, setReason] = useState('')
  return (
    <Dialog
      title={t('consents.refuseTitle')}
      action={t('consents.refuse')}
      sending={sending}
      onAct={() => onAct(reason)}
      onClose={onClose}
      width={420}
    >
      <Field label={t('consents.reason')}>
        <Input.TextArea value={reason} maxLength={200} rows={3} onChange={({ target }) => setReason(target.value)} />
      </Field>
    </Dialog>
  )
}
