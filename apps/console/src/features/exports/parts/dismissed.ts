import { create } from 'zustand'
import { persist } from 'zustand/middleware'

/** Most ids that are remembered; older tasks no longer stand in the tray anyway. */
const most = 200

/** Finished downloads that a person put away, in this browser and all its tabs. */
export const useDismissed = create<{ ids: readonly number[] }>()(
  persist(() => ({ ids: [] as readonly number[] }), { name: 'matai-downloads-seen' }),
)

export function dismiss(ids: readonly number[]): void {
  useDismissed.setState((before) => ({ ids: [...before.ids, ...ids].slice(-most) }))
}
