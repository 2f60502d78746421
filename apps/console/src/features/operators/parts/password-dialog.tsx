import type { OperatedAccount } from '@matai/contract'
import { Modal } from 'antd'
import i18next from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../../client.ts'
import { toast } from '../../../ui/toast-store.ts'
import { useForm } from '../../../ui/use-form.ts'
import { sealed } from '../../accounts/public.tsx'
import { GivenPassword } from './given-password.tsx'
import { makeOncePassword } from './once-password.ts'
import { useOperatorsChanged } from './operator-queries.ts'
import css from './operators.module.css'
import { accountName } from './tier-name.ts'

/** Gives the owner a password for one sign-in: first what will happen, then the password to hand over. */
export function PasswordDialog({ account, onClose }: { account: OperatedAccount; onClose: () => void }) {
  const { t } = useTranslation()
  const changed = useOperatorsChanged()
  const [password] = useState(makeOncePassword)
  const [given, setGiven] = useState(false)
  const form = useForm({
    initial: {},
    async onSubmit() {
      await client.operators.accountPassword({ id: account.id, passWord: await sealed(password, 'password') })
      await changed()
      toast.success(i18next.t('operators.passwordGiven'))
      setGiven(true)
    },
  })
  return (
    <Modal
      open
      title={t('operators.passwordTitle', { name: accountName(account) })}
      okText={t(given ? 'operators.handedOver' : 'operators.givePassword')}
      cancelText={t('app.cancel')}
      cancelButtonProps={{ hidden: given }}
      confirmLoading={form.sending}
      onOk={() => (given ? onClose() : void form.submit())}
      onCancel={onClose}
      width={480}
    >
      {given ? <GivenPassword password={password} /> : <p className={css.soft}>{t('operators.passwordText')}</p>}
    </Modal>
  )
}
