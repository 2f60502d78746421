import type { Fill } from './engine/fill-face.ts'
import type { SchemaFace } from './engine/schema-face.ts'
import type { ComponentType } from './maps/schemas.ts'
import { usual } from './maps/usual.ts'

export interface LoadedType {
  face: SchemaFace
  fill: Fill
}

/** Types that are there without being asked for. */
export const usualTypes: Readonly<Partial<Record<ComponentType, LoadedType>>> = usual as Record<string, LoadedType>

/** Brings what a type needs, and nothing else. */
export async function loadType(type: ComponentType): Promise<LoadedType> {
  const found = usualTypes[type]
  if (found) return found
  const { loaders } = await import('./maps/loaders.ts')
  const { face, fill } = loaders[type as keyof typeof loaders]
  const [{ schema }, { Fill }] = await Promise.all([face(), fill()])
  return { face: schema as SchemaFace, fill: Fill as Fill }
}
