import { useQuery } from '@tanstack/react-query'
import i18next from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../../../client.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { TextInput } from '../../../../ui/controls/text-input.tsx'
import { Field } from '../../../../ui/field.tsx'
import { FormBody, FormFailure } from '../../../../ui/forms/form-body.tsx'
import { ownZone } from '../../../../ui/own-zone.ts'
import { useForm } from '../../../../ui/use-form.ts'
import { asksFor, smsCodeFault } from '../faults.ts'
import css from '../forms.module.css'
import { LegalLinks } from '../legal-links.tsx'
import { MobileInput } from '../mobile-input.tsx'
import { type MobileNumber, mobileFault, mobileText } from '../mobile-number.ts'
import { OutboxLink } from '../outbox-link.tsx'
import { invitationInAddress, registrationQuery } from '../registration.ts'
import { SecondFactorField } from '../second-factor-field.tsx'
import { SmsCodeInput } from '../sms-code-input.tsx'
import own from './wechat.module.css'

interface BindMobileFormProps {
  begun: { scene: string; key: string }
  mobile: MobileNumber
  onMobile: (mobile: MobileNumber) => void
  onDone: (mobile: MobileNumber) => void
}

/** A WeChat that is new here: a phone is bound first, of whoever has an account or of a new person. */
export function BindMobileForm({ begun, mobile, onMobile, onDone }: BindMobileFormProps) {
  const { t } = useTranslation()
  const { data: registration } = useQuery(registrationQuery(''))
  const [codeAsked, setCodeAsked] = useState(false)
  const [invited, setInvited] = useState(false)
  const form = useForm({
    initial: { mobile, mobileCode: '', invitation: invitationInAddress(), secondFactor: '' },
    checks: {
      mobile: mobileFault,
      mobileCode: smsCodeFault,
      secondFactor: (value) => (codeAsked && !value ? i18next.t('accounts.secondFactorNeeded') : undefined),
    },
    showsFailure: true,
    onSubmit: async ({ mobile, mobileCode, invitation, secondFactor }) => {
      try {
        await client.wechat.bindMobile({
          scene: begun.scene,
          key: begun.key,
          mobile: mobileText(mobile),
          mobileCode,
          zone: ownZone(),
          isAuto: true,
          ...(invitation.trim() ? { invitation: invitation.trim() } : {}),
          ...(secondFactor ? { secondFactor } : {}),
        })
      } catch (error) {
        // To be asked for one more thing is no fault: it is there now, and has the focus.
        if (!codeAsked && asksFor(error, 'secondFactor')) return setCodeAsked(true)
        if (!invited && asksFor(error, 'invitation')) setInvited(true)
        throw error
      }
      onDone(mobile)
    },
  })
  const { values, errors, set, validate } = form
  const asksInvitation = invited || values.invitation !== '' || (registration?.mode ?? 'open') !== 'open'
  return (
    <FormBody form={form}>
      <h2 className={own.title}>{t('accounts.notBound')}</h2>
      <p className={css.note}>{t('accounts.wechatBindHint')}</p>
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
          purpose="bindWechat"
          mobile={values.mobile}
          checkMobile={() => validate(['mobile'])}
        />
      </Field>
      {asksInvitation && (
        <Field label={t('accounts.invitation')} hint={t('accounts.invitationHint')} error={errors.invitation}>
          <TextInput
            value={values.invitation}
            maxLength={20}
            autoComplete="off"
            onChange={(event) => set('invitation', event.target.value)}
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
      <FormFailure form={form} />
      <Button kind="primary" type="submit" block loading={form.sending}>
        {t('accounts.wechatBind')}
      </Button>
      <div className={css.after}>
        <LegalLinks />
        <OutboxLink />
      </div>
    </FormBody>
  )
}
