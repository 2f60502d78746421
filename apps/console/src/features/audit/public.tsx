import { lazy } from 'react'

/** Comes when it is opened: no screen shows it at once. */
export const LogDrawer = lazy(async () => ({ default: (await import('./parts/log-drawer.tsx')).LogDrawer }))
