import { record } from '@matai/kinds'
import type * as z from 'zod/mini'
import { noAnswer, type SchemaFace } from '../../engine/schema-face.ts'
import { titleFaults } from '../../parts/faults.ts'
import { heading } from '../../parts/fields.ts'

const settings = record({ ...heading })
export type ExamTitleSettings = z.infer<typeof settings>

/** Heads the exam questions of a section. */
export const schema: SchemaFace<ExamTitleSettings, never> = { settings, ...noAnswer, faults: titleFaults }
