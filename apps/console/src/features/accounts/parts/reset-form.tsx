import { useTranslation } from 'react-i18next'
import { client } from '../../../client.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { useForm } from '../../../ui/use-form.ts'
import { passwordFault, smsCodeFault } from './faults.ts'
import css from './forms.module.css'
import { MobileInput } from './mobile-input.tsx'
import { type MobileNumber, mobileFault, mobileText } from './mobile-number.ts'
import { OutboxLink } from './outbox-link.tsx'
import { PasswordInput } from './password-input.tsx'
import { sealed } from './sealed.ts'
import { SmsCodeInput } from './sms-code-input.tsx'

interface ResetFormProps {
  mobile: MobileNumber
  onMobile: (mobile: MobileNumber) => void
  onDone: () => void
}

export function ResetForm({ mobile, onMobile, onDone }: ResetFormProps) {
  const { t } = useTranslation()
  const { values, errors, sending, set, submit, validate } = useForm({
    initial: { mobile, mobileCode: '', passWord: '' },
    checks: { mobile: mobileFault, mobileCode: smsCodeFault, passWord: passwordFault },
    onSubmit: async ({ mobile, mobileCode, passWord }) => {
      const secret = await sealed(passWord, 'password')
      await client.accounts.changeByPassword({ mobile: mobileText(mobile), mobileCode, passWord: secret })
      onDone()
    },
  })
  return (
    <form onSubmit={submit} noValidate>
      <Field label={t('accounts.mobile')} error={errors.mobile} required>
        <MobileInput
          value={values.mobile}
          onChange={(value) => {
            set('mobile', value)
            onMobile(value)
          }}
        />
      </Field>
      <Field label={t('accounts.smsCode')} error={errors.mobileCode} required>
        <SmsCodeInput
          value={values.mobileCode}
          onChange={(value) => set('mobileCode', value)}
          purpose="reset"
          mobile={values.mobile}
          checkMobile={() => validate(['mobile'])}
        />
      </Field>
      <Field label={t('accounts.newPassword')} error={errors.passWord} required>
        <PasswordInput
          value={values.passWord}
          onChange={(value) => set('passWord', value)}
          autoComplete="new-password"
          placeholder={t('accounts.passwordPlaceholder')}
        />
      </Field>
      <Button kind="primary" type="submit" block loading={sending}>
        {t('accounts.resetSubmit')}
      </Button>
      <div className={css.after}>
        <OutboxLink />
      </div>
    </form>
  )
}
