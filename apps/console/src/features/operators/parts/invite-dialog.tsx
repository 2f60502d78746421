import type { CallOutput, contract, Tier } from '@matai/contract'
import { Input, InputNumber, Modal, Select } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../../client.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Field } from '../../../ui/field.tsx'
import { useForm } from '../../../ui/use-form.ts'
import { useOperatorsChanged } from './operator-queries.ts'
import css from './operators.module.css'
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
    async onSubmit({ note, mobile, tier, days }) {
      const number = mobile.replace(/[\s-]/g, '')
      setMade(
        await client.operators.invitationMake({
          ...{ note: note.trim(), days },
          ...(number && { mobile: number }),
          ...(tier && { tier }),
        }),
      )
      await changed()
    },
  })
  return (
    <Modal
      open
      title={t(made ? 'operators.invitedTitle' : 'operators.invite')}
      okText={t(made ? 'operators.handedOver' : 'operators.inviteMake')}
      cancelText={t('app.cancel')}
      cancelButtonProps={{ hidden: made !== undefined }}
      confirmLoading={form.sending}
      onOk={() => (made ? onClose() : void form.submit())}
      onCancel={onClose}
      width={520}
    >
      {made ? (
        <>
          <p className={css.soft}>{t('operators.invitedText')}</p>
          <div className={css.secret}>
            <span data-testid="invitation-link">{made.link}</span>
            <CopyButton text={made.link} />
          </div>
          <div className={css.secret}>
            <span data-testid="invitation-code">{made.code}</span>
            <CopyButton text={made.code} />
          </div>
        </>
      ) : (
        <>
          <p className={css.soft}>{t('operators.inviteText')}</p>
          <Field label={t('operators.note')} hint={t('operators.noteHint')} error={form.errors.note}>
            <Input
              value={form.values.note}
              maxLength={200}
              onChange={(event) => form.set('note', event.target.value)}
            />
          </Field>
          <Field label={t('operators.onlyMobile')} hint={t('operators.onlyMobileHint')} error={form.errors.mobile}>
            <Input
              value={form.values.mobile}
              maxLength={24}
              inputMode="tel"
              onChange={(event) => form.set('mobile', event.target.value)}
            />
          </Field>
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
        </>
      )}
    </Modal>
  )
}
