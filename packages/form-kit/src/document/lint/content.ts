import { schemaOf } from '../../maps/schemas.ts'

import { componentsOf } from '../components-of.ts'
import type { FormDocument } from '../form-document.ts'
import { error, type Finding, type FormLimits } from './finding.ts'

/** The title, what there is to answer, and each component by itself. */
export function contentFindings(document: FormDocument, { phones }: FormLimits): Finding[] {
  const components = componentsOf(document)
  const asked = components.filter(({ type }) => schemaOf(type).person === 'phone')
  return [
    ...titleFindings(document.title),
    ...(components.length === 0 ? [error(null, 'formFaults.componentMissing')] : []),
    ...asked.slice(phones).map(({ id }) => error({ component: id }, 'formFaults.phonesTooMany', { limit: phones })),
    ...components.flatMap(({ id, type, settings }) =>
      schemaOf(type)
        .faults(settings)
        .map(({ phrase, params, path }) => error({ component: id }, phrase, params, ['settings', ...path])),
    ),
  ]
}

function titleFindings(title: string): Finding[] {
  if (title.trim() === '') return [error(null, 'formFaults.formTitleRequired', {}, ['title'])]
  return title.includes('/') ? [error(null, 'formFaults.formTitleSlash', {}, ['title'])] : []
}
