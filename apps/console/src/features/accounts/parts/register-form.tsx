import { useTranslation } from 'react-i18next'
import { tellRegistered } from '../../../advert.ts'
import { client } from '../../../client.ts'
import { useSpoken } from '../../../language.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { FormBody, FormFailure } from '../../../ui/forms/form-body.tsx'
import { ownZone } from '../../../ui/own-zone.ts'
import { useForm } from '../../../ui/use-form.ts'
import { countryOf } from './countries.ts'
import { passwordFault, smsCodeFault } from './faults.ts'
import css from './forms.module.css'
import { LegalLinks } from './legal-links.tsx'
import { type MobileNumber, mobileFault, mobileText } from './mobile-number.ts'
import { OutboxLink } from './outbox-link.tsx'
import { type Proof, ProofFields } from './proof-fields.tsx'
import { sealed } from './sealed.ts'
import { WechatButton } from './wechat-button.tsx'

export interface RegisterFormProps {
  /** 1 hides the links to terms and privacy (specification, section 2). */
  type?: number
  mobile: MobileNumber
  onMobile: (mobile: MobileNumber) => void
  onDone: (mobile: MobileNumber) => void
  onLogin: () => void
  /** To whoever has an invitation. */
  onInvited?: () => void
  /** Where the server has it. */
  onWechat?: (() => void) | undefined
}

export function RegisterForm({ type = 0, mobile, onMobile, onDone, onLogin, onInvited, onWechat }: RegisterFormProps) {
  const { t } = useTranslation()
  const language = useSpoken((spoken) => spoken.language)
  const form = useForm<Proof>({
    initial: { mobile, mobileCode: '', passWord: '' },
    checks: { mobile: mobileFault, mobileCode: smsCodeFault, passWord: passwordFault },
    showsFailure: true,
    onSubmit: async ({ mobile, mobileCode, passWord }) => {
      const channelId = localStorage.getItem('channelId')
      await client.accounts.register({
        accountType: 1,
        ...(channelId ? { channelId } : {}),
        countryName: countryOf(mobile.country).name[language],
        mobile: mobileText(mobile),
        mobileCode,
        passWord: await sealed(passWord, 'password'),
        platForm: 0,
        registerFrom: 1,
        zone: ownZone(),
      })
      void tellRegistered()
      onDone(mobile)
    },
  })
  return (
    <FormBody form={form}>
      <ProofFields form={form} purpose="register" passwordLabel={t('accounts.password')} onMobile={onMobile} />
      <FormFailure form={form} />
      <Button kind="primary" type="submit" block loading={form.sending}>
        {t('accounts.register')}
      </Button>
      <WechatButton text={t('accounts.wechatRegister')} onClick={onWechat} />
      <div className={css.after}>
        {type !== 1 && <LegalLinks />}
        {onInvited && (
          <button type="button" className={css.link} onClick={onInvited}>
            {t('accounts.haveInvitation')}
          </button>
        )}
        <button type="button" className={css.link} onClick={onLogin}>
          {t('accounts.haveAccount')}
        </button>
        <OutboxLink />
      </div>
    </FormBody>
  )
}
