import type { Fill } from '@matai/form-kit/fill'
import { type LoadedType, loadType, usualTypes } from '@matai/form-kit/loading'
import type { ComponentType, SchemaFace } from '@matai/form-kit/schema'

const loaded: Partial<Record<ComponentType, LoadedType>> = { ...usualTypes }

/** Brings what some types need. */
export async function load(types: readonly ComponentType[]): Promise<void> {
  const missing = [...new Set(types)].filter((type) => !loaded[type])
  await Promise.all(missing.map(async (type) => (loaded[type] = await loadType(type))))
}

function found(type: ComponentType): LoadedType {
  const part = loaded[type]
  if (!part) throw new Error(`${type} was not loaded`)
  return part
}

export const loadedFace = (type: ComponentType): SchemaFace => found(type).face
export const loadedFill = (type: ComponentType): Fill => found(type).fill
