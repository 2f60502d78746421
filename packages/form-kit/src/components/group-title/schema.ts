import { record } from '@matai/kinds'
import type * as z from 'zod/mini'
import { noAnswer, type SchemaFace } from '../../engine/schema-face.ts'
import { titleFaults } from '../../parts/faults.ts'
import { heading } from '../../parts/fields.ts'

const settings = record({ ...heading })
export type GroupTitleSettings = z.infer<typeof settings>

/** Heads the questions up to the next heading. */
export const schema: SchemaFace<GroupTitleSettings, never> = { settings, ...noAnswer, faults: titleFaults }
