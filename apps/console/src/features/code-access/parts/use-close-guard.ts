import { useBlocker } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { confirm } from '../../../ui/confirm-store.ts'

/** Asks before settings that are not saved are left, by whatever way the drawer goes: its open state is in the address. */
export function useCloseGuard(dirtyRef: { current: boolean }): void {
  const { t } = useTranslation()
  useBlocker({
    enableBeforeUnload: () => dirtyRef.current,
    shouldBlockFn: async ({ current, next }) => {
      const staysOpen = current.pathname === next.pathname && accessOf(current.search) === accessOf(next.search)
      if (!dirtyRef.current || staysOpen) return false
      const leave = await confirm({
        title: t('codeAccess.leaveTitle'),
        text: t('codeAccess.leaveText'),
        action: t('codeAccess.leave'),
        danger: true,
      })
      return !leave
    },
  })
}

function accessOf(search: unknown): unknown {
  return (search as Record<string, unknown>).access // the router types every route's search apart
}
