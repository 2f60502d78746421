import { useTranslation } from 'react-i18next'
import { oncePasswordDays } from 'virtual:contract-constants'
import { CopyButton } from '../../../ui/copy-button.tsx'
import css from './operators.module.css'

/** The password as it is handed over; it is shown here and nowhere else. */
export function GivenPassword({ password }: { password: string }) {
  const { t } = useTranslation()
  return (
    <>
      <p className={css.secret}>
        <span data-testid="once-password">{password}</span>
        <CopyButton text={password} />
      </p>
      <p className={css.soft}>{t('operators.passwordHint', { count: oncePasswordDays })}</p>
    </>
  )
}
