import { lazy } from 'react'

/** Rules for reminders where their things are set up: earlier areas show it, and it is loaded when they do. */
export const RulesPanel = lazy(async () => ({
  default: (await import('./features/reminders/parts/rules-panel.tsx')).RulesPanel,
}))
