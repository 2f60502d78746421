import type { CallOutput, contract, Tier } from '@matai/contract'
import { Select } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../../client.ts'
import { Field } from '../../../ui/field.tsx'
import { DialogForm } from '../../../ui/forms/dialog-form.tsx'
import { HandOverDialog } from '../../../ui/forms/hand-over-dialog.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { InputNumber } from '../../../ui/number-input.tsx'
import { useForm } from '../../../ui/use-form.ts'
import { isNumber, numberOf } from './number-typed.ts'
import { useOperatorsChanged } from './operator-queries.ts'
import { tierName, tiersKnown } from './tier-name.ts'

type Made = CallOutput<typeof contract.operators.invitationMake>

interface InviteValues {
  note: string
  mobile: string
  tier: Tier | ''
  days: number
}

/** First for whom, then the link and the code to hand over, which are shown here and nowhere else. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const changed = useOperatorsChanged()
  const [made, setMade] = useState<Made>()
  const form = useForm<InviteValues>({
    initial: { note: '', mobile: '', tier: '', days: 7 },
    checks: { mobile: (mobile) => (mobile.trim() === '' || isNumber(mobile) ? undefined : t('accounts.mobileFormat')) },
    showsFailure: true,
    async onSubmit({ note, mobile, tier, days }) {
      setMade(
        await client.operators.invitationMake({
          ...{ note: note.trim(), days },
          ...(mobile.trim() && { mobile: numberOf(mobile) }),
          ...(tier && { tier }),
        }),
      )
      await changed()
    },
  })
  if (made) {
    return (
      <HandOverDialog
        title={t('operators.invitedTitle')}
        text={t('operators.invitedText')}
        secrets={[
          { key: 'invitation-link', value: made.link },
          { key: 'invitation-code', value: made.code },
        ]}
        action={t('operators.handedOver')}
        onClose={onClose}
      />
    )
  }
  return (
    <DialogForm
      title={t('operators.invite')}
      text={t('operators.inviteText')}
      action={t('operators.inviteMake')}
      form={form}
      onClose={onClose}
    >
      <TextField
        label={t('operators.note')}
        hint={t('operators.noteHint')}
        autoFocus
        max={200}
        {...form.field('note')}
      />
      <TextField
        label={t('operators.onlyMobile')}
        hint={t('operators.onlyMobileHint')}
        inputMode="tel"
        max={24}
        {...form.field('mobile')}
      />
      <Field label={t('operators.tier')}>
        <Select<Tier | ''>
          value={form.values.tier}
          onChange={(tier) => form.set('tier', tier)}
          options={[
            { value: '', label: t('operators.usualTier') },
            ...tiersKnown.map((value) => ({ value, label: tierName(value, t) })),
          ]}
        />
      </Field>
      <Field label={t('operators.days')} error={form.errors.days}>
        <InputNumber
          min={1}
          max={90}
          precision={0}
          value={form.values.days}
          onChange={(days) => form.set('days', days ?? 7)}
        />
      </Field>
    </DialogForm>
  )
}
