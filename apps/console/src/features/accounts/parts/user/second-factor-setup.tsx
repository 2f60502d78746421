import { Button, Input } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../../../client.ts'
import { CopyButton } from '../../../../ui/copy-button.tsx'
import { Field } from '../../../../ui/field.tsx'
import { useForm } from '../../../../ui/use-form.ts'
import { passwordFault } from '../faults.ts'
import { PasswordInput } from '../password-input.tsx'
import { sealed } from '../sealed.ts'
import css from './panels.module.css'

const QrPicture = lazy(async () => ({
  default: (await import('../qr-picture.tsx')).QrPicture,
}))

interface SecondFactorSetupProps {
  hasPassword: boolean
  /** It is on; these are shown once. */
  onConfirmed: (recoveryCodes: string[]) => void
}

/** Password, picture, first code. */
export function SecondFactorSetup({ hasPassword, onConfirmed }: SecondFactorSetupProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const [begun, setBegun] = useState<{ secret: string; uri: string }>()
  const password = useForm({
    initial: { passWord: '' },
    checks: { passWord: passwordFault },
    onSubmit: async ({ passWord }) =>
      setBegun(await client.accounts.secondFactorBegin({ passWord: await sealed(passWord, 'password') })),
  })
  const first = useForm({
    initial: { code: '' },
    onSubmit: async ({ code }) => onConfirmed((await client.accounts.secondFactorConfirm({ code })).recoveryCodes),
  })
  if (!hasPassword) return <p className={css.text}>{t('settings.passwordFirst')}</p>
  if (!open) return <Button onClick={() => setOpen(true)}>{t('settings.secondFactorBegin')}</Button>
  if (!begun) {
    return (
      <form className={css.form} onSubmit={password.submit} noValidate>
        <Field label={t('settings.currentPassword')} error={password.errors.passWord} required>
          <PasswordInput
            value={password.values.passWord}
            onChange={(value) => password.set('passWord', value)}
            autoComplete="current-password"
          />
        </Field>
        <Button type="primary" htmlType="submit" loading={password.sending}>
          {t('settings.secondFactorNext')}
        </Button>
      </form>
    )
  }
  return (
    <form className={css.form} onSubmit={first.submit} noValidate>
      <p className={css.text}>{t('settings.secondFactorScan')}</p>
      <Suspense>
        <QrPicture content={begun.uri} alt={t('settings.secondFactorPicture')} />
      </Suspense>
      <p className={css.text}>
        {t('settings.secondFactorSecret')} <code className={css.secret}>{begun.secret}</code>{' '}
        <CopyButton text={begun.secret} />
      </p>
      <Field label={t('accounts.secondFactorCode')} error={first.errors.code} required>
        <Input
          value={first.values.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          onChange={(event) => first.set('code', event.target.value.replace(/\D/g, ''))}
        />
      </Field>
      <Button type="primary" htmlType="submit" loading={first.sending}>
        {t('settings.secondFactorConfirm')}
      </Button>
    </form>
  )
}
