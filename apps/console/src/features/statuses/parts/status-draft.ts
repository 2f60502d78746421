import type { Status, StatusColour, StatusShape } from '@matai/contract'
import type { TFunction } from 'i18next'
import { statusColourNames, statusShapes } from 'virtual:contract-constants'

export interface ItemDraft {
  key: string
  name: string
  colour: StatusColour
  shape: StatusShape
  letter: string
  isDefault: boolean
  isProblem: boolean
}

const newKey = () => Math.random().toString(36).slice(2, 10)

/** An item whose mark no other has yet. */
export function newItem(others: readonly ItemDraft[]): ItemDraft {
  const shape = statusShapes.find((one) => others.every((other) => other.shape !== one)) ?? 'circle'
  const colour = statusColourNames.find((one) => others.every((other) => other.colour !== one)) ?? 'grey'
  const letter = others.every((other) => other.shape !== shape) ? '' : String(others.length + 1)
  return { key: newKey(), name: '', colour, shape, letter, isDefault: others.length === 0, isProblem: false }
}

/** What a new status begins with (specification, section 4: normal and abnormal). */
const firstItems = (t: TFunction): ItemDraft[] => [
  {
    key: newKey(),
    name: t('statusScreens.normal'),
    colour: 'green',
    shape: 'circle',
    letter: '',
    isDefault: true,
    isProblem: false,
  },
  {
    key: newKey(),
    name: t('statusScreens.abnormal'),
    colour: 'red',
    shape: 'triangle',
    letter: '',
    isDefault: false,
    isProblem: true,
  },
]

export function draftOf(status: Status | null, t: TFunction) {
  return {
    name: status?.name ?? '',
    items: status ? status.items.map(({ id: _, ...item }): ItemDraft => item) : firstItems(t),
    permission: status?.permission ?? ('all' as const),
    members: status?.members.map(({ id }) => id) ?? [],
    collaborators: status?.collaborators.map(({ id }) => id) ?? [],
    show: status?.show ?? ('tag' as const),
    stuckHours: status?.stuckHours ?? null,
    transitions: status?.transitions ?? null,
  }
}
