import { useTranslation } from 'react-i18next'
import { client } from '../../../client.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { FormBody, FormFailure } from '../../../ui/forms/form-body.tsx'
import { useForm } from '../../../ui/use-form.ts'
import { passwordFault, smsCodeFault } from './faults.ts'
import css from './forms.module.css'
import { type MobileNumber, mobileFault, mobileText } from './mobile-number.ts'
import { OutboxLink } from './outbox-link.tsx'
import { type Proof, ProofFields } from './proof-fields.tsx'
import { sealed } from './sealed.ts'

interface ResetFormProps {
  mobile: MobileNumber
  onMobile: (mobile: MobileNumber) => void
  onDone: () => void
}

export function ResetForm({ mobile, onMobile, onDone }: ResetFormProps) {
  const { t } = useTranslation()
  const form = useForm<Proof>({
    initial: { mobile, mobileCode: '', passWord: '' },
    checks: { mobile: mobileFault, mobileCode: smsCodeFault, passWord: passwordFault },
    showsFailure: true,
    onSubmit: async ({ mobile, mobileCode, passWord }) => {
      const secret = await sealed(passWord, 'password')
      await client.accounts.changeByPassword({ mobile: mobileText(mobile), mobileCode, passWord: secret })
      onDone()
    },
  })
  return (
    <FormBody form={form}>
      <ProofFields form={form} purpose="reset" passwordLabel={t('accounts.newPassword')} onMobile={onMobile} />
      <FormFailure form={form} />
      <Button kind="primary" type="submit" block loading={form.sending}>
        {t('accounts.resetSubmit')}
      </Button>
      <div className={css.after}>
        <OutboxLink />
      </div>
    </FormBody>
  )
}
