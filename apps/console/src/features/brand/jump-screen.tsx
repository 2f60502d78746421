import { useNavigate, useSearch } from '@tanstack/react-router'
import { Button } from 'antd'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../paths.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Page } from '../../ui/page.tsx'
import { targetOf } from './parts/jump-target.ts'

/** Hands over to a page outside and back: the target is looked at first, and strange ones are named before they open. */
export function JumpScreen() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { to }: { to?: string } = useSearch({ strict: false })
  const target = targetOf(to ?? '', location.origin)
  const { kind, address } = target
  useEffect(() => {
    if (kind === 'own') void navigate({ to: address, replace: true })
    if (kind === 'known') location.replace(address)
  }, [kind, address, navigate])

  return (
    <Page title={t('enterprise.jump')} width="narrow">
      {kind === 'bad' ? (
        <EmptyState
          title={t('enterprise.jumpBad')}
          text={to ?? ''}
          action={<Button onClick={() => void navigate({ to: paths.qrCodes })}>{t('app.backToQrCodes')}</Button>}
        />
      ) : (
        <EmptyState
          title={t('enterprise.jumpTo', { host: target.host })}
          text={kind === 'strange' ? t('enterprise.jumpHint') : ''}
          action={
            <Button type="primary" href={address} rel="noreferrer">
              {t('enterprise.jumpGo')}
            </Button>
          }
        />
      )}
    </Page>
  )
}
