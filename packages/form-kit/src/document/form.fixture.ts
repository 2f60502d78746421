import * as z from 'zod/mini'
import { sampleOf } from '../engine/sampling.ts'
import { type ComponentType, schemaOf } from '../maps/schemas.ts'
import { type Answers, type Component, type FormDocument, formDocument } from './form-document.ts'

/** A component like its sample, with a title of its own and not required. */
export function component(id: string, type: ComponentType, settings: object = {}): Component {
  const sample = sampleOf(type).settings as object
  const face = schemaOf(type)
  const isAsked = face.answer ? { required: false } : {}
  const parsed = z.parse(face.settings, {
    ...sample,
    ...isAsked,
    ...('title' in sample ? { title: id } : {}),
    ...settings,
  })
  return { id, type, settings: parsed } as Component
}

/** A form of one page for each list of components. */
export const form = (pages: Component[][], rest: object = {}): FormDocument =>
  z.parse(formDocument, {
    title: '点检表',
    pages: pages.map((components, at) => ({ id: `p${at + 1}`, components })),
    ...rest,
  })

/** The sample's answers of components. */
export const answersOf = (components: readonly Component[]): Answers =>
  Object.fromEntries(components.map(({ id, type }) => [id, sampleOf(type).answer]))

/** A condition of one test. */
export const when = (component: string, comparison: string, value = '') => ({
  join: 'all',
  tests: [{ component, comparison, value }],
})
