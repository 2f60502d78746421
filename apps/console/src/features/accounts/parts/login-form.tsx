import i18next from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../../client.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { CheckBox } from '../../../ui/controls/check-box.tsx'
import { TextInput } from '../../../ui/controls/text-input.tsx'
import { Field } from '../../../ui/field.tsx'
import { FormBody, FormFailure } from '../../../ui/forms/form-body.tsx'
import { useForm } from '../../../ui/use-form.ts'
import { CompanyButton } from './company/company-button.tsx'
import { asksFor, passwordFault } from './faults.ts'
import css from './forms.module.css'
import { MobileInput } from './mobile-input.tsx'
import { type MobileNumber, mobileFault, mobileText } from './mobile-number.ts'
import { PasswordInput } from './password-input.tsx'
import { sealed } from './sealed.ts'
import { SecondFactorField } from './second-factor-field.tsx'
import { WechatButton } from './wechat-button.tsx'

interface LoginFormProps {
  mobile: MobileNumber
  onMobile: (mobile: MobileNumber) => void
  onDone: (mobile?: MobileNumber) => void
  onForgot: () => void
  onRegister: () => void
  /** Where the server has it. */
  onWechat: (() => void) | undefined
}

/** Mobile number, or the username for whoever set one, and password. */
export function LoginForm({ mobile, onMobile, onDone, onForgot, onRegister, onWechat }: LoginFormProps) {
  const { t } = useTranslation()
  const [byUsername, setByUsername] = useState(false)
  // An operator gave the password: it lets in once, together with another one.
  const [once, setOnce] = useState(false)
  const [codeAsked, setCodeAsked] = useState(false)
  const form = useForm({
    initial: { mobile, username: '', passWord: '', newPassWord: '', isAuto: true, secondFactor: '' },
    checks: {
      mobile: (value) => (byUsername ? undefined : mobileFault(value)),
      username: (value) => (byUsername && !value.trim() ? i18next.t('accounts.usernameRequired') : undefined),
      passWord: passwordFault,
      newPassWord: (value) => (once ? passwordFault(value) : undefined),
      secondFactor: (value) => (codeAsked && !value ? i18next.t('accounts.secondFactorNeeded') : undefined),
    },
    showsFailure: true,
    onSubmit: async ({ mobile, username, passWord, newPassWord, isAuto, secondFactor }) => {
      const secret = {
        isAuto,
        loginFrom: 1,
        passWord: await sealed(passWord, 'password'),
        ...(secondFactor ? { secondFactor } : {}),
        ...(once ? { newPassWord: await sealed(newPassWord, 'password') } : {}),
      }
      try {
        if (byUsername) await client.accounts.loginByUsername({ username, ...secret })
        else await client.accounts.login({ mobile: mobileText(mobile), ...secret })
      } catch (error) {
        // To be asked for one more thing is no fault: it is there now, and has the focus.
        if (!once && asksFor(error, 'newPassWord')) return setOnce(true)
        if (!codeAsked && asksFor(error, 'secondFactor')) return setCodeAsked(true)
        throw error
      }
      onDone(byUsername ? undefined : mobile)
    },
  })
  const { values, errors, sending, set } = form
  /** Another person is asked for nothing of this one. */
  function askAgain() {
    setOnce(false)
    setCodeAsked(false)
    set('newPassWord', '')
    set('secondFactor', '')
  }
  function changeName() {
    setByUsername(!byUsername)
    askAgain()
  }
  return (
    <FormBody form={form}>
      {byUsername ? (
        <Field label={t('accounts.username')} error={errors.username} required>
          <TextInput
            autoComplete="username"
            value={values.username}
            onChange={(event) => {
              set('username', event.target.value)
              askAgain()
            }}
          />
        </Field>
      ) : (
        <Field label={t('accounts.mobile')} error={errors.mobile} required>
          <MobileInput
            eager
            value={values.mobile}
            onChange={(value) => {
              set('mobile', value)
              onMobile(value)
              askAgain()
            }}
          />
        </Field>
      )}
      <Field label={t('accounts.password')} error={errors.passWord} required>
        <PasswordInput
          value={values.passWord}
          onChange={(value) => set('passWord', value)}
          autoComplete="current-password"
          placeholder={t('accounts.passwordPlaceholder')}
        />
      </Field>
      {once && (
        <Field label={t('accounts.newPassword')} hint={t('accounts.onceHint')} error={errors.newPassWord} required>
          <PasswordInput
            autoFocus
            value={values.newPassWord}
            onChange={(value) => set('newPassWord', value)}
            autoComplete="new-password"
            placeholder={t('accounts.passwordPlaceholder')}
          />
        </Field>
      )}
      {codeAsked && (
        <SecondFactorField
          value={values.secondFactor}
          error={errors.secondFactor}
          onChange={(value) => set('secondFactor', value)}
        />
      )}
      <div className={css.between}>
        <CheckBox checked={values.isAuto} onChange={(isAuto) => set('isAuto', isAuto)}>
          {t('accounts.keepSignedIn')}
        </CheckBox>
        <button type="button" className={css.link} onClick={onForgot}>
          {t('accounts.forgotPassword')}
        </button>
      </div>
      <FormFailure form={form} />
      <Button kind="primary" type="submit" block loading={sending}>
        {t('accounts.login')}
      </Button>
      <WechatButton text={t('accounts.wechatLogin')} onClick={onWechat} />
      <CompanyButton />
      <div className={css.after}>
        <button type="button" className={css.link} onClick={changeName}>
          {byUsername ? t('accounts.useMobile') : t('accounts.useUsername')}
        </button>
        <button type="button" className={css.link} onClick={onRegister}>
          {t('accounts.noAccount')}
        </button>
      </div>
    </FormBody>
  )
}
