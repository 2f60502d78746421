import { drawnOut, type FormDocument, schemaOf } from '@matai/form-kit/schema'

/** Settings of exam questions that say what is right. */
const solutions = new Set(['right', 'accepted', 'explanation'])

/** The same shape without what it says. */
function blank(value: unknown): unknown {
  if (Array.isArray(value)) return []
  return typeof value === 'string' ? '' : null
}

function withoutSolutions(settings: unknown): unknown {
  if (Array.isArray(settings)) return settings.map(withoutSolutions)
  if (typeof settings !== 'object' || settings === null) return settings
  return Object.fromEntries(
    Object.entries(settings).map(([key, value]) => [key, solutions.has(key) ? blank(value) : withoutSolutions(value)]),
  )
}

/**
 * A form as its filler gets it: without what is right in an exam, and without the questions that were not drawn. What a
 * status is set to is nobody's business either, but the choice that sets it has to stand. `solved` leaves what is right.
 */
export function forFilling(document: FormDocument, seed?: number, { solved = false } = {}): FormDocument {
  const out = drawnOut(document, seed)
  const pages = document.pages.map((page) => ({
    ...page,
    components: page.components
      .filter(({ id }) => !out.has(id))
      .map((component) =>
        !solved && schemaOf(component.type).score
          ? ({ ...component, settings: withoutSolutions(component.settings) } as typeof component)
          : component,
      ),
  }))
  return { ...document, pages, exam: document.exam && { ...document.exam, passMark: null } }
}

/** Whether questions are drawn, so that every attempt has a seed of its own. */
export const isDrawn = ({ pages }: FormDocument): boolean => pages.some(({ draw }) => draw !== null)
