import { useBlocker } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { confirm } from '../confirm-store.ts'

/** Asks before unsaved work is left, inside the console and when the tab is closed. `kept` says that a draft stays. */
export function useLeaveGuard(dirty: { current: boolean }, { kept = false } = {}): void {
  const { t } = useTranslation()
  useBlocker({
    enableBeforeUnload: () => dirty.current,
    shouldBlockFn: async ({ current, next }) => {
      if (!dirty.current || current.pathname === next.pathname) return false
      const leave = await confirm({
        title: t('app.leaveTitle'),
        text: t(kept ? 'app.leaveText' : 'app.leaveLost'),
        action: t('app.leave'),
      })
      return !leave
    },
  })
}
