import { events } from './templates/events.ts'
import { factory } from './templates/factory.ts'
import { health } from './templates/health.ts'
import { people } from './templates/people.ts'
import { property } from './templates/property.ts'
import { safety } from './templates/safety.ts'
import { school } from './templates/school.ts'
import { shop } from './templates/shop.ts'
import type { FormTemplate } from './templates/template.ts'

export { documentOf, type FormTemplate, type Trade, trades } from './templates/template.ts'

/** Forms of our own to begin with, trade by trade. */
export const formTemplates: readonly FormTemplate[] = [
  ...safety,
  ...property,
  ...shop,
  ...people,
  ...school,
  ...factory,
  ...health,
  ...events,
]
