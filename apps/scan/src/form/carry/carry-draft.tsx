import type { Translate } from '@matai/i18n'
import { type ComponentType, useState } from 'react'
import type { Draft } from '../device/device.ts'

type Panel = ComponentType<{ draft: Draft; say: Translate; onClose(): void }>

/** Offers to go on with a draft on another device; what draws the code is brought when it is asked for. */
export function CarryDraft({ draft, say }: { draft: Draft; say: Translate }) {
  const [panel, setPanel] = useState<{ Panel: Panel } | null>(null)
  if (panel) return <panel.Panel draft={draft} say={say} onClose={() => setPanel(null)} />
  const open = () =>
    void import('./carry-panel.tsx').then(
      ({ CarryPanel }) => setPanel({ Panel: CarryPanel }),
      () => alert(say('formPage.tryAgain')),
    )
  return (
    <p className="carried">
      <button type="button" className="plain" onClick={open}>
        {say('formPage.carry')}
      </button>
    </p>
  )
}
