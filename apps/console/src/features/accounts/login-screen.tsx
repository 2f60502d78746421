import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loginPage } from '../../login-page.ts'
import { paths } from '../../paths.ts'
import { LanguageLinks } from '../../frame/language-links.tsx'
import { useDocumentTitle } from '../../ui/page.tsx'
import { userQuery } from '../../user.ts'
import css from './login-screen.module.css'
import { isLinkingCompany } from './parts/company/begun.ts'
import { SignInCard } from './parts/sign-in-card.tsx'

/** The sign-in as a page. `?from=` is where to go afterwards. */
export function LoginScreen() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { from }: { from?: string } = useSearch({ strict: false })
  // A question of its own: the person who has just left may still be remembered as the answer to the other one.
  const { isSuccess: signedIn } = useQuery({ ...userQuery, queryKey: ['user', 'at sign-in'], retry: false, gcTime: 0 })
  useDocumentTitle(t('accounts.login'))

  const target = from && /^\/(?![/\\])/.test(from) ? from : paths.qrCodes
  const [isLinking] = useState(isLinkingCompany)
  useEffect(() => {
    if (signedIn && !isLinking) void navigate({ to: target, replace: true })
  }, [signedIn, isLinking, target, navigate])

  const { background } = loginPage ?? {}
  return (
    <main className={css.screen} style={background ? { backgroundImage: `url("${background.url}")` } : undefined}>
      <h1 className="visually-hidden">{t('accounts.signIn')}</h1>
      <div className={css.card}>
        <SignInCard onDone={() => void navigate({ to: target, replace: true })} />
      </div>
      <LanguageLinks />
    </main>
  )
}
