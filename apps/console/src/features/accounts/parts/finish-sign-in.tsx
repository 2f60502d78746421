import i18next from 'i18next'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/controls/button.tsx'
import { FormBody, FormFailure } from '../../../ui/forms/form-body.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useForm } from '../../../ui/use-form.ts'
import { asksFor } from './faults.ts'
import { SecondFactorField } from './second-factor-field.tsx'

interface FinishSignInProps {
  /** Signs in, with the second step once the person has been asked for it. */
  enter: (proven: { secondFactor?: string }) => Promise<void>
  /** Begins anew, where what was brought holds no more. */
  onAgain?: () => void
}

/** Signs in whom another house vouched for, by itself; asks for the second step where the person has one. */
export function FinishSignIn({ enter, onAgain }: FinishSignInProps) {
  const { t } = useTranslation()
  const [codeAsked, setCodeAsked] = useState(false)
  const form = useForm({
    initial: { secondFactor: '' },
    checks: {
      secondFactor: (value) => (codeAsked && !value ? i18next.t('accounts.secondFactorNeeded') : undefined),
    },
    showsFailure: true,
    onSubmit: async ({ secondFactor }) => {
      try {
        await enter(secondFactor ? { secondFactor } : {})
      } catch (error) {
        if (!codeAsked && asksFor(error, 'secondFactor')) return setCodeAsked(true)
        throw error
      }
    },
  })
  const { submit } = form
  const begunOnce = useRef(false)
  useEffect(() => {
    if (begunOnce.current) return
    begunOnce.current = true
    void submit()
  }, [submit])
  return (
    <FormBody form={form}>
      {form.sending && !codeAsked && <Skeleton rows={2} height={32} />}
      {codeAsked && (
        <>
          <SecondFactorField
            value={form.values.secondFactor}
            error={form.errors.secondFactor}
            onChange={(value) => form.set('secondFactor', value)}
          />
          <Button kind="primary" type="submit" block loading={form.sending}>
            {t('accounts.login')}
          </Button>
        </>
      )}
      <FormFailure form={form} />
      {form.failure && !codeAsked && onAgain && (
        <Button kind="primary" block onClick={onAgain}>
          {t('accounts.beginAgain')}
        </Button>
      )}
    </FormBody>
  )
}
