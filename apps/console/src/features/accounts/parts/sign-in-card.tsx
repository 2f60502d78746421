import { useTranslation } from 'react-i18next'
import { loginPage } from '../../../login-page.ts'
import { BrandMark } from '../../../ui/brand-mark.tsx'
import css from './sign-in-card.module.css'
import { SignInPanel } from './sign-in-panel.tsx'

/** What the product is, at the left; the way in, at the right. The same in the dialog and on the page. */
export function SignInCard({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation()
  return (
    <div className={css.card}>
      <div className={css.about}>
        <div className={css.brand}>
          {loginPage?.logo ? <img className={css.logo} src={loginPage.logo.url} alt="" /> : <BrandMark size={36} />}
          <span>{loginPage?.name || t('app.name')}</span>
        </div>
        {!loginPage && (
          <>
            <p className={css.claim}>{t('accounts.claim')}</p>
            <ul className={css.points}>
              <li>{t('accounts.pointChange')}</li>
              <li>{t('accounts.pointCount')}</li>
              <li>{t('accounts.pointOwn')}</li>
            </ul>
          </>
        )}
      </div>
      <div className={css.forms}>
        <SignInPanel onDone={onDone} />
      </div>
    </div>
  )
}
