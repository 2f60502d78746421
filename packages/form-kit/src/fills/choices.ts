import type { FillContext } from '../engine/fill-face.ts'
import type { Choice } from '../engine/schema-face.ts'
import { type Option, optionChoices, type OptionSettings, otherId } from '../parts/options.ts'
import { shuffled } from '../document/draw.ts'
import type { ListedOption } from './option-list.tsx'

/** Options in the order of this record, with what is left of each. */
export function listed(
  component: string,
  settings: {
    options: readonly (Choice & Partial<Pick<Option, 'quota'>> & { fileId?: string | null })[]
    shuffled?: boolean
  },
  context: FillContext,
): ListedOption[] {
  const { options } = settings
  const order = settings.shuffled ? shuffled(options, seedOf(component, context.seed)) : options
  return order.map(({ id, label, quota, fileId = null }) => ({
    id,
    label,
    fileId,
    left: quota == null ? null : (context.left?.(component, id) ?? null),
  }))
}

/** The same with the one that the filler words himself, which is always the last. */
export function listedWithOther(
  component: string,
  settings: OptionSettings & { shuffled: boolean },
  context: FillContext,
): ListedOption[] {
  const other = optionChoices(settings).filter(({ id }) => id === otherId)
  const label = settings.otherLabel || context.say('formFill.other')
  return [...listed(component, settings, context), ...other.map(({ id }) => ({ id, label, left: null }))]
}

/** Every question of a record has an order of its own, which lasts. */
const seedOf = (component: string, seed: number): number =>
  [...component].reduce((sum, letter) => (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) | 0, seed)
