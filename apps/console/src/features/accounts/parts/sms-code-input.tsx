import type { SmsPurpose } from '@matai/contract'
import i18next from 'i18next'
import { useTranslation } from 'react-i18next'
import { smsPurposes } from 'virtual:contract-constants'
import { client, sentenceOf } from '../../../client.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { TextInput } from '../../../ui/controls/text-input.tsx'
import { toast } from '../../../ui/toast-store.ts'
import css from './forms.module.css'
import { type MobileNumber, mobileText } from './mobile-number.ts'
import { sealed } from './sealed.ts'
import { useCountdown } from './use-countdown.ts'

interface SmsCodeInputProps {
  value: string
  onChange: (value: string) => void
  purpose: SmsPurpose
  mobile: MobileNumber
  /** Checks the mobile and nothing else; false stops the sending. */
  checkMobile: () => Promise<boolean>
  /** From Field. */
  id?: string
  status?: 'error' | ''
}

/** Code from a text message and the button that asks for one. */
export function SmsCodeInput({ value, onChange, purpose, mobile, checkMobile, ...field }: SmsCodeInputProps) {
  const { t } = useTranslation()
  const countdown = useCountdown()

  async function send() {
    if (!(await checkMobile())) return
    countdown.start()
    try {
      await sendSmsCode(mobileText(mobile), purpose)
      toast.success(i18next.t('accounts.smsCodeSent'))
    } catch (error) {
      countdown.cancel()
      toast.error(sentenceOf(error))
    }
  }

  return (
    <div className={css.row}>
      <TextInput
        {...field}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        placeholder={t('accounts.smsCodePlaceholder')}
        value={value}
        onChange={(event) => onChange(event.target.value.trim())}
      />
      <Button disabled={countdown.left !== undefined} onClick={() => void send()}>
        {countdown.left === undefined
          ? t('accounts.sendSmsCode')
          : t('accounts.sendAgainIn', { seconds: countdown.left })}
      </Button>
    </div>
  )
}

async function sendSmsCode(mobile: string, purpose: SmsPurpose): Promise<void> {
  const sign = await sealed(mobile, 'smsCode')
  await client.accounts.getVerifyCode({ mobile, platForm: 0, registerFrom: 1, sendType: smsPurposes[purpose], sign })
}
