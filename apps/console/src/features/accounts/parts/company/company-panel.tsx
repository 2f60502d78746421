import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../../../client.ts'
import { FinishSignIn } from '../finish-sign-in.tsx'
import css from '../forms.module.css'
import { forgetCompanyReturned, returnedFromCompany } from './begun.ts'

interface CompanyPanelProps {
  onDone: () => void
  onBack: () => void
}

/** Signs in who came back from a company's provider, or links who is signed in already. */
export function CompanyPanel({ onDone, onBack }: CompanyPanelProps) {
  const { t } = useTranslation()
  const [returned] = useState(returnedFromCompany)
  useEffect(forgetCompanyReturned, [])
  const isLinking = typeof returned === 'object' && returned.links === true
  return (
    <section aria-label={t('accounts.companyLogin')}>
      {typeof returned === 'object' ? (
        <FinishSignIn
          enter={async (proven) => {
            const { links, ...back } = returned
            if (links) {
              await client.signOn.link(back)
              return location.assign('/user')
            }
            await client.signOn.enter({ ...back, ...proven })
            onDone()
          }}
        />
      ) : (
        <p className={css.note}>{t('accounts.companyForeign')}</p>
      )}
      <div className={css.after}>
        <button type="button" className={css.link} onClick={() => (isLinking ? location.assign('/user') : onBack())}>
          {t(isLinking ? 'accounts.companyBackOwn' : 'accounts.companyBack')}
        </button>
      </div>
    </section>
  )
}
