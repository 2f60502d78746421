import { AccessDrawer } from './access-drawer.tsx'
import type { AccessTab } from './access-of-one.tsx'

interface AccessPlaceProps {
  /** Ids with commas between them, as they stand in the address; empty is closed. */
  access: string
  tab: string
  nameOf: (id: string) => string
  onTab: (tab: AccessTab) => void
  onClose: () => void
}

/** Where the drawer opens when the address says so. */
export function AccessPlace({ access, tab, nameOf, onTab, onClose }: AccessPlaceProps) {
  const ids = idsIn(access)
  const [first] = ids
  if (!first) return null
  return <AccessDrawer key={access} ids={ids} name={nameOf(first)} tab={tab} onTab={onTab} onClose={onClose} />
}

function idsIn(access: string): string[] {
  return [...new Set(access.split(','))].filter((id) => /^[0-9A-Za-z]{8}$/.test(id)).slice(0, 1_000)
}
