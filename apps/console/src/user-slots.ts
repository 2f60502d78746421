import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/** Panels that later areas add to what a person sees of himself. */
export const userPanels: readonly { key: string; Panel: LazyExoticComponent<ComponentType> }[] = [
  { key: 'leave', Panel: lazy(async () => ({ default: (await import('./features/team/public.tsx')).LeavePanel })) },
]
