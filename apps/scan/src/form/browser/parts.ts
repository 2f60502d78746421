import { loadFace, loadFill } from '@matai/form-kit/loading'
import type { Fill } from '@matai/form-kit/fill'
import type { ComponentType, SchemaFace } from '@matai/form-kit/schema'

const faces = new Map<ComponentType, SchemaFace>()
const fills = new Map<ComponentType, Fill>()

/** Brings what some types need. */
export async function load(types: readonly ComponentType[]): Promise<void> {
  await Promise.all(
    [...new Set(types)].map(async (type) => {
      const [face, fill] = await Promise.all([loadFace(type), loadFill(type)])
      faces.set(type, face)
      fills.set(type, fill)
    }),
  )
}

const loaded = <Value>(map: ReadonlyMap<ComponentType, Value>, type: ComponentType): Value => {
  const found = map.get(type)
  if (!found) throw new Error(`${type} was not loaded`)
  return found
}

export const loadedFace = (type: ComponentType): SchemaFace => loaded(faces, type)
export const loadedFill = (type: ComponentType): Fill => loaded(fills, type)
