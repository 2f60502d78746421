import { create } from 'zustand'
import { persist } from 'zustand/middleware'

/** Directories whose subdirectories are folded away in this browser; ids are unique over all accounts. */
const useClosed = create<{ ids: number[] }>()(
  persist((): { ids: number[] } => ({ ids: [] }), { name: 'matai-closed-directories' }),
)

export function useClosedDirectories(): ReadonlySet<number> {
  return new Set(useClosed(({ ids }) => ids))
}

export function setClosed(id: number, closed: boolean): void {
  useClosed.setState(({ ids }) => {
    const others = ids.filter((other) => other !== id)
    return { ids: closed ? [...others, id] : others }
  })
}
