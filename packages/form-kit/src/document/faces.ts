import type { SchemaFace } from '../engine/schema-face.ts'
import type { ComponentType } from '../maps/schemas.ts'

/**
 * The faces of components by their types. Handed in, because a page loads only those of its form: all of them weigh
 * more than the page may.
 */
export type Faces = (type: ComponentType) => SchemaFace
