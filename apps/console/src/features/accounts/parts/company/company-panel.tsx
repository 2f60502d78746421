import i18next from 'i18next'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../../../client.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { FormBody, FormFailure } from '../../../../ui/forms/form-body.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { useForm } from '../../../../ui/use-form.ts'
import { asksFor } from '../faults.ts'
import css from '../forms.module.css'
import { SecondFactorField } from '../second-factor-field.tsx'
import { forgetCompanyReturned, type ReturnedFromCompany, returnedFromCompany } from './begun.ts'

interface CompanyPanelProps {
  onDone: () => void
  onBack: () => void
}

/** Signs in who came back from a company's provider. */
export function CompanyPanel({ onDone, onBack }: CompanyPanelProps) {
  const { t } = useTranslation()
  const [returned] = useState(returnedFromCompany)
  useEffect(forgetCompanyReturned, [])
  return (
    <section aria-label={t('accounts.companyLogin')}>
      {typeof returned === 'object' ? (
        <EnterForm returned={returned} onDone={onDone} />
      ) : (
        <p className={css.note}>{t('accounts.companyForeign')}</p>
      )}
      <div className={css.after}>
        <button type="button" className={css.link} onClick={onBack}>
          {t('accounts.companyBack')}
        </button>
      </div>
    </section>
  )
}

function EnterForm({ returned, onDone }: { returned: ReturnedFromCompany; onDone: () => void }) {
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
        await client.signOn.enter({ ...returned, ...(secondFactor ? { secondFactor } : {}) })
      } catch (error) {
        if (!codeAsked && asksFor(error, 'secondFactor')) return setCodeAsked(true)
        throw error
      }
      onDone()
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
    </FormBody>
  )
}
