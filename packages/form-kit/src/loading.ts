import type { Fill } from './engine/fill-face.ts'
import type { SchemaFace } from './engine/schema-face.ts'
import { faceLoaders } from './maps/face-loaders.ts'
import { fillLoaders } from './maps/fill-loaders.ts'
import type { ComponentType } from './maps/schemas.ts'

/** Loads how one type is filled, and nothing else. */
export const loadFill = async (type: ComponentType): Promise<Fill> => (await fillLoaders[type]()).Fill as Fill
/** Loads what is known of one type. */
export const loadFace = async (type: ComponentType): Promise<SchemaFace> =>
  (await faceLoaders[type]()).schema as SchemaFace
