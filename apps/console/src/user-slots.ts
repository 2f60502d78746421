import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/** Panels that later areas add to what a person sees of himself. */
export const userPanels: readonly { key: string; Panel: LazyExoticComponent<ComponentType> }[] = [
  {
    key: 'archives',
    Panel: lazy(async () => ({ default: (await import('./features/archives/public.tsx')).ArchivePanel })),
  },
  { key: 'leave', Panel: lazy(async () => ({ default: (await import('./features/team/public.tsx')).LeavePanel })) },
]
