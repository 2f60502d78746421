import type { Family } from '@matai/label/presets'
import type { TFunction } from 'i18next'
import { client } from '../../../../client.ts'

/** Labels that are being made or were made for a template that is not saved yet: saving again makes no second one. */
const made = new Map<string, Promise<number>>()

/** The label of a trade among the account's own: one of its name that is there already, else a new one. Answers its id. */
export function familyLabel(accountId: number, family: Family, t: TFunction): Promise<number> {
  const key = `${accountId} ${family}`
  const known = made.get(key)
  if (known) return known
  const making = makeLabel(family, t).finally(() => made.delete(key))
  made.set(key, making)
  return making
}

async function makeLabel(family: Family, t: TFunction): Promise<number> {
  const { labelPresets } = await import('@matai/label/presets')
  const preset = labelPresets.find(({ key }) => key === family)
  if (!preset) throw new Error(`no label for ${family}`)
  const name = t(preset.name)
  const { list } = await client.labels.list({ keyword: name, pageSize: 200 })
  const own = list.find((label) => label.name === name)
  return (
    own?.id ?? (await client.labels.save({ name, design: preset.make((key, params = {}) => t(key, { ...params })) })).id
  )
}
