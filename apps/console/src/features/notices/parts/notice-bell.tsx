import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { wantPhrases } from '../../../language.ts'
import { BellIcon } from '../../../ui/icons.ts'
import css from './notices.module.css'
import { unreadQuery } from './notice-queries.ts'

const NoticeDrawer = lazy(async () => {
  await wantPhrases('history')
  return { default: (await import('./notice-drawer.tsx')).NoticeDrawer }
})

/** Most that the number on the bell says. */
const shownAtMost = 99

/** Says in the top bar how much news there is, and opens it. */
export function NoticeBell({ accountId }: { accountId: number }) {
  const { t } = useTranslation()
  const { data: unread = 0 } = useQuery(unreadQuery(accountId))
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  const label = unread > shownAtMost ? t('app.noticesUnreadMany') : t('app.noticesUnread', { count: unread })
  const name = unread > 0 ? label : t('app.notices')

  function show() {
    setWanted(true)
    setOpen(true)
  }

  return (
    <>
      <Button
        type="text"
        className={css.bell ?? ''}
        icon={<BellIcon />}
        aria-label={name}
        title={name}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={show}
      >
        {unread > 0 && (
          <span className={css.badge} aria-hidden>
            {unread > shownAtMost ? `${shownAtMost}+` : unread}
          </span>
        )}
      </Button>
      {wanted && (
        <Suspense>
          <NoticeDrawer accountId={accountId} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
