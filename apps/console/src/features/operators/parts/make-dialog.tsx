import { Input, Modal } from 'antd'
import i18next from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../../client.ts'
import { Field } from '../../../ui/field.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useForm } from '../../../ui/use-form.ts'
import { sealed } from '../../accounts/public.tsx'
import { GivenPassword } from './given-password.tsx'
import { makeOncePassword } from './once-password.ts'
import { useOperatorsChanged } from './operator-queries.ts'
import css from './operators.module.css'
import { endOfDay, TierFields, type TierValues } from './tier-fields.tsx'

interface MakeValues extends TierValues {
  mobile: string
  name: string
}

/** A person with an account, without any message: the operator hands the password over. */
export function MakeDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const changed = useOperatorsChanged()
  const [password] = useState(makeOncePassword)
  const [made, setMade] = useState<string>()
  const form = useForm<MakeValues>({
    initial: { mobile: '', name: '', tier: 'enterprise', until: '' },
    checks: {
      mobile: (mobile) => (/^\+?\d{6,18}$/.test(mobile.replace(/[\s-]/g, '')) ? undefined : t('accounts.mobileFormat')),
    },
    async onSubmit({ mobile, name, tier, until }) {
      const passWord = await sealed(password, 'password')
      const number = mobile.replace(/[\s-]/g, '')
      const account = await client.operators.accountMake({
        ...{ mobile: number, name: name.trim(), tier, until: endOfDay(until), passWord },
      })
      await changed()
      toast.success(i18next.t('operators.made'))
      setMade(account.mobile)
    },
  })
  return (
    <Modal
      open
      title={made ? t('operators.madeTitle', { mobile: made }) : t('operators.make')}
      okText={t(made ? 'operators.handedOver' : 'operators.make')}
      cancelText={t('app.cancel')}
      cancelButtonProps={{ hidden: made !== undefined }}
      confirmLoading={form.sending}
      onOk={() => (made ? onClose() : void form.submit())}
      onCancel={onClose}
      width={480}
    >
      {made ? (
        <GivenPassword password={password} />
      ) : (
        <>
          <p className={css.soft}>{t('operators.makeText')}</p>
          <Field label={t('operators.mobile')} hint={t('operators.mobileHint')} error={form.errors.mobile} required>
            <Input
              value={form.values.mobile}
              maxLength={24}
              inputMode="tel"
              onChange={(event) => form.set('mobile', event.target.value)}
            />
          </Field>
          <Field label={t('operators.name')} hint={t('operators.nameHint')} error={form.errors.name}>
            <Input value={form.values.name} maxLength={60} onChange={(event) => form.set('name', event.target.value)} />
          </Field>
          <TierFields
            values={form.values}
            error={form.errors.until}
            change={({ tier, until }) => {
              if (tier) form.set('tier', tier)
              if (until !== undefined) form.set('until', until)
            }}
          />
        </>
      )}
    </Modal>
  )
}
