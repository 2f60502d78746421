import { useTranslation } from 'react-i18next'
import { paths } from '../../../paths.ts'

/** Terms and privacy, in a tab of their own: the form keeps what was typed. */
export function LegalLinks() {
  const { t } = useTranslation()
  return (
    <span>
      {t('accounts.agreeBefore')}{' '}
      <a href={paths.terms} target="_blank" rel="noreferrer">
        {t('accounts.terms')}
      </a>{' '}
      {t('accounts.and')}{' '}
      <a href={paths.privacy} target="_blank" rel="noreferrer">
        {t('accounts.privacy')}
      </a>
    </span>
  )
}
