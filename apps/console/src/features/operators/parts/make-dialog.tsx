import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../../client.ts'
import { DialogForm } from '../../../ui/forms/dialog-form.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { useForm } from '../../../ui/use-form.ts'
import { sealed } from '../../accounts/public.tsx'
import { GivenPassword } from './given-password.tsx'
import { isNumber, numberOf } from './number-typed.ts'
import { makeOncePassword } from './once-password.ts'
import { useOperatorsChanged } from './operator-queries.ts'
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
      mobile: (mobile) => {
        if (mobile.trim() === '') return t('accounts.mobileRequired')
        return isNumber(mobile) ? undefined : t('accounts.mobileFormat')
      },
    },
    showsFailure: true,
    async onSubmit({ mobile, name, tier, until }) {
      const passWord = await sealed(password, 'password')
      const account = await client.operators.accountMake({
        ...{ mobile: numberOf(mobile), name: name.trim(), tier, until: endOfDay(until), passWord },
      })
      // What cannot be shown twice is shown before anything else can go wrong.
      setMade(account.mobile)
      await changed()
    },
  })
  if (made) return <GivenPassword password={password} whose={made} onClose={onClose} />
  return (
    <DialogForm
      title={t('operators.make')}
      text={t('operators.makeText')}
      action={t('operators.make')}
      form={form}
      onClose={onClose}
    >
      <TextField
        label={t('operators.mobile')}
        hint={t('operators.mobileHint')}
        required
        autoFocus
        inputMode="tel"
        max={24}
        {...form.field('mobile')}
      />
      <TextField label={t('operators.name')} hint={t('operators.nameHint')} max={60} {...form.field('name')} />
      <TierFields form={form} />
    </DialogForm>
  )
}
