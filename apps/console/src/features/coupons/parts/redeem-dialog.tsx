import type { Redeemed } from '@matai/contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../../client.ts'
import { useFormats } from '../../../ui/format.ts'
import { DialogForm } from '../../../ui/forms/dialog-form.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { StateTag } from '../../../ui/state-tag.tsx'
import { useForm } from '../../../ui/use-form.ts'
import css from '../coupons.module.css'
import { coupons, uses } from './queries.ts'

/** Redeems one code after the other, and says who, when and where it was first used. */
export function RedeemDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const { formatInstant } = useFormats()
  const [answer, setAnswer] = useState<Redeemed | null>(null)
  const changed = coupons.useChanged()
  const usesChanged = uses.useChanged()
  const form = useForm({
    initial: { code: '' },
    checks: { code: (code) => (code.trim() === '' ? t('coupons.codeMissing') : undefined) },
    showsFailure: true,
    async onSubmit({ code }) {
      setAnswer(await client.coupons.writeCode({ code: code.trim() }))
      form.reset({ code: '' })
      await Promise.all([changed(), usesChanged()])
    },
  })
  const first = answer?.first
  return (
    <DialogForm
      title={t('coupons.redeem')}
      text={t('coupons.redeemText')}
      action={t('coupons.redeem')}
      form={form}
      onClose={onClose}
    >
      <TextField label={t('coupons.code')} required autoFocus max={200} {...form.field('code')} />
      {answer && (
        <div className={css.answer} role="status">
          <span>
            <StateTag tone={answer.outcome === 'done' ? 'success' : 'warning'}>
              {t(`coupons.outcome_${answer.outcome}`)}
            </StateTag>{' '}
            <span className={css.code}>{answer.code}</span>
          </span>
          {answer.couponName && <span>{`${answer.couponName} · ${answer.itemName}`}</span>}
          {answer.outcome === 'used' && first && (
            <span>
              {t('coupons.firstUsed', {
                at: formatInstant(first.at),
                where: [first.outlet, first.person].filter(Boolean).join(' '),
              })}
            </span>
          )}
        </div>
      )}
    </DialogForm>
  )
}
