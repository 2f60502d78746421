import { create } from 'zustand'
import { persist } from 'zustand/middleware'

/** A name for an address of the list: filters, order, directory. */
export interface SavedView {
  name: string
  search: Record<string, string>
}

interface SavedViews {
  /** By person and account, who share no views in one browser. */
  byOwner: Record<string, SavedView[]>
}

export const useSavedViews = create<SavedViews>()(
  persist((): SavedViews => ({ byOwner: {} }), { name: 'matai-saved-views' }),
)

/** What of an address is no part of a view: where one stood in it. */
const passing = new Set(['page', 'open', 'access', 'tab'])

export function viewSearch(search: Record<string, unknown>): Record<string, string> {
  const entries = Object.entries(search).filter(([key, value]) => !passing.has(key) && value !== undefined)
  return Object.fromEntries(entries.map(([key, value]) => [key, String(value)]))
}

export function sameView(one: Record<string, string>, other: Record<string, string>): boolean {
  const keys = Object.keys(one)
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key])
}

/** A view of the same name is replaced. */
export function saveView(owner: string, view: SavedView): void {
  change(owner, (views) => [...views.filter(({ name }) => name !== view.name), view])
}

export function renameView(owner: string, name: string, next: string): void {
  change(owner, (views) =>
    views
      .filter((view) => view.name === name || view.name !== next)
      .map((view) => (view.name === name ? { ...view, name: next } : view)),
  )
}

export function removeView(owner: string, name: string): void {
  change(owner, (views) => views.filter((view) => view.name !== name))
}

function change(owner: string, how: (views: SavedView[]) => SavedView[]): void {
  useSavedViews.setState(({ byOwner }) => ({ byOwner: { ...byOwner, [owner]: how(byOwner[owner] ?? []) } }))
}
