import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client, sentenceOf } from '../../../../client.ts'
import { companySignOn } from '../../../../login-page.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { toast } from '../../../../ui/toast-store.ts'
import css from '../forms.module.css'
import { keepCompanyBegun } from './begun.ts'

/** Leaves for the provider of the company whose sign-in page this is; nothing where it has none. */
export function CompanyButton() {
  const { t } = useTranslation()
  const [going, setGoing] = useState(false)
  if (!companySignOn) return null
  const { company, name } = companySignOn
  async function go() {
    setGoing(true)
    try {
      const { state, key, content } = await client.signOn.begin({ company })
      keepCompanyBegun({ state, key })
      location.assign(content)
    } catch (error) {
      setGoing(false)
      toast.error(sentenceOf(error))
    }
  }
  return (
    <div className={css.other}>
      <Button block loading={going} onClick={() => void go()}>
        {name ? t('accounts.companyLoginBy', { name }) : t('accounts.companyLogin')}
      </Button>
    </div>
  )
}
