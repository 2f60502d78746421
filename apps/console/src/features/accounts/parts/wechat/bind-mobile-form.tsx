import { useQuery } from '@tanstack/react-query'
import i18next from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../../../client.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { FormBody, FormFailure } from '../../../../ui/forms/form-body.tsx'
import { ownZone } from '../../../../ui/own-zone.ts'
import { useForm } from '../../../../ui/use-form.ts'
import { asksFor, smsCodeFault } from '../faults.ts'
import css from '../forms.module.css'
import { InvitationField } from '../invitation-field.tsx'
import { LegalLinks } from '../legal-links.tsx'
import { type MobileNumber, mobileFault, mobileText } from '../mobile-number.ts'
import { NumberFields } from '../number-fields.tsx'
import { OutboxLink } from '../outbox-link.tsx'
import { invitationInAddress, registrationQuery } from '../registration.ts'
import { SecondFactorField } from '../second-factor-field.tsx'
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
      <NumberFields
        values={values}
        errors={errors}
        purpose="bindWechat"
        checkMobile={() => validate(['mobile'])}
        onMobile={(value) => {
          set('mobile', value)
          onMobile(value)
        }}
        onCode={(value) => set('mobileCode', value)}
      />
      {asksInvitation && (
        <InvitationField
          value={values.invitation}
          error={errors.invitation}
          onChange={(code) => set('invitation', code)}
        />
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
