import { useQuery } from '@tanstack/react-query'
import { Outlet, useLocation } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { wantPhrases } from '../language.ts'
import { paths } from '../paths.ts'
import { isOpenScreen, sessionFound, useSignInRequest } from '../session.ts'
import { CallError } from '../client.ts'
import { ComponentTheme, PopupPlace } from '../ui/component-theme.tsx'
import { useAsked } from '../ui/confirm-store.ts'
import { ErrorState } from '../ui/error-state.tsx'
import { Looking } from '../ui/looking.ts'
import { OfflineBanner } from '../ui/offline-banner.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useNarrow } from '../ui/use-mode.ts'
import { userQuery } from '../user.ts'
import css from './home-layout.module.css'
import { SideBar } from './side-bar.tsx'
import { TopBar } from './top-bar.tsx'

const LoginDialog = lazy(async () => ({
  default: (await import('../features/accounts/login-dialog.tsx')).LoginDialog,
}))

const SecondFactorFirst = lazy(async () => {
  await wantPhrases('account')
  return { default: (await import('../features/accounts/second-factor-first.tsx')).SecondFactorFirst }
})

const ChooseAccount = lazy(async () => {
  await wantPhrases('account')
  return { default: (await import('../features/team/public.tsx')).ChooseAccount }
})

const ViewBanner = lazy(async () => {
  await wantPhrases('account')
  return { default: (await import('../features/team/public.tsx')).ViewBanner }
})

const ConfirmDialog = lazy(async () => ({ default: (await import('../ui/confirm-dialog.tsx')).ConfirmDialog }))

const SideBarDrawer = lazy(async () => ({ default: (await import('./side-bar-drawer.tsx')).SideBarDrawer }))

const ExportPlace = lazy(async () => ({ default: (await import('../features/exports/public.tsx')).ExportPlace }))

/** The one frame: navigation at the left, the bar on top, the screen, and the sign-in dialog over it all. */
export function HomeLayout() {
  return (
    <ComponentTheme>
      <Frame />
    </ComponentTheme>
  )
}

function Frame() {
  const { t } = useTranslation()
  const narrow = useNarrow()
  const [drawerOpen, setDrawerOpen] = useState(false)
  const { data: user } = useQuery(userQuery)
  const isAsked = useAsked(({ question }) => question !== undefined)
  const signInWanted = useSignInRequest((request) => request.open)
  return (
    <div className={css.layout}>
      <a href="#main" className={css.skip}>
        {t('app.skipToContent')}
      </a>
      {narrow ? (
        <Suspense>
          <SideBarDrawer open={drawerOpen} onClose={() => setDrawerOpen(false)} />
        </Suspense>
      ) : (
        <SideBar />
      )}
      <div className={css.column}>
        <OfflineBanner />
        {user?.viewOnly && (
          <Suspense>
            <ViewBanner user={user} />
          </Suspense>
        )}
        <TopBar {...(narrow ? { onMenu: () => setDrawerOpen(true) } : {})} />
        <main id="main" tabIndex={-1} className={css.main}>
          <Looking value={user?.viewOnly ? t('app.onlyLooking') : undefined}>
            <Screen />
          </Looking>
        </main>
      </div>
      {signInWanted && (
        <Suspense>
          <LoginDialog />
        </Suspense>
      )}
      {user && (
        <Suspense>
          <ExportPlace />
        </Suspense>
      )}
      {isAsked && (
        <Suspense>
          <ConfirmDialog />
        </Suspense>
      )}
      <PopupPlace label={t('app.popups')} />
    </div>
  )
}

/** The screen starts afresh with another account, and stays mounted while a lost session is signed in again. */
function Screen() {
  const { data: user, error, refetch } = useQuery(userQuery)
  const path = useLocation({ select: ({ pathname }) => pathname })
  const open = isOpenScreen(path)
  useEffect(() => {
    if (user) sessionFound()
  }, [user])
  if (user?.secondFactor.demanded && !user.secondFactor.on) {
    return (
      <Suspense>
        <SecondFactorFirst />
      </Suspense>
    )
  }
  if (user?.choose && path !== paths.join) {
    return (
      <Suspense>
        <ChooseAccount />
      </Suspense>
    )
  }
  if (user) return <Outlet key={`${user.id}-${user.account.id}`} />
  if (open) return <Outlet />
  if (error && !(error instanceof CallError && error.code === 1000)) {
    return <ErrorState error={error} onRetry={refetch} />
  }
  return (
    <div className={css.waiting}>
      <Skeleton rows={8} height={28} />
    </div>
  )
}
