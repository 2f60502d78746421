import type { OperatedAccount } from '@matai/contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../../client.ts'
import { DialogForm } from '../../../ui/forms/dialog-form.tsx'
import { useForm } from '../../../ui/use-form.ts'
import { sealed } from '../../accounts/public.tsx'
import { GivenPassword } from './given-password.tsx'
import { makeOncePassword } from './once-password.ts'
import { useOperatorsChanged } from './operator-queries.ts'
import { accountName } from './tier-name.ts'

/** Gives the owner a password for one sign-in: first what will happen, then the password to hand over. */
export function PasswordDialog({ account, onClose }: { account: OperatedAccount; onClose: () => void }) {
  const { t } = useTranslation()
  const changed = useOperatorsChanged()
  const [password] = useState(makeOncePassword)
  const [given, setGiven] = useState(false)
  const form = useForm({
    initial: {},
    showsFailure: true,
    async onSubmit() {
      await client.operators.accountPassword({ id: account.id, passWord: await sealed(password, 'password') })
      // What cannot be shown twice is shown before anything else can go wrong.
      setGiven(true)
      await changed()
    },
  })
  if (given) return <GivenPassword password={password} whose={account.mobile} onClose={onClose} />
  return (
    <DialogForm
      title={t('operators.passwordTitle', { name: accountName(account) })}
      text={t('operators.passwordText')}
      action={t('operators.givePassword')}
      form={form}
      onClose={onClose}
    />
  )
}
