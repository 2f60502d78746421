import { type Component, componentsOf, type FormDocument, formDocument, schemaOf } from '@matai/form-kit/schema'
import { filesNamed } from '@matai/kinds'

const known = new WeakMap<Component, readonly string[]>()

/** The files that a form names. It is asked with every letter, so that a question is only looked through when it changed. */
export function filesOf(document: FormDocument): ReadonlySet<string> {
  const around = filesNamed(formDocument, { ...document, pages: [] })
  return new Set([...around, ...componentsOf(document).flatMap(filesIn)])
}

function filesIn(component: Component): readonly string[] {
  const found = known.get(component) ?? filesNamed(schemaOf(component.type).settings, component.settings)
  known.set(component, found)
  return found
}
