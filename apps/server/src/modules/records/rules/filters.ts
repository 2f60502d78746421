import type { AnswerFilter } from '@matai/contract'
import { componentsOf, type FormDocument, schemaOf } from '@matai/form-kit/schema'
import { foundText } from './typed-rows.ts'

/** What a typed value of a component is compared in. */
export type Compared =
  | { by: 'part' | 'text' | 'begins' | 'contains'; value: string }
  | { by: 'number' | 'time'; value: string; order: 'is' | 'atLeast' | 'atMost' }

/** One test of a search; `is` null asks only whether there is an answer at all. */
export interface SearchTest {
  component: string
  holds: boolean
  is: Compared | null
  /** Where `is` says from what on: until what the same value goes. */
  until?: Compared
}

const decimal = /^-?\d{1,30}(\.\d{1,10})?$/
const time = /^(\d{4}-\d{2}-\d{2}(T\d{2}:\d{2})?|\d{2}:\d{2})$/

/** Above every text that begins with `text`, in the order of code points. */
export const after = (text: string): string => `${text}\u{10ffff}`

/**
 * What a filter asks of the typed answers. The form as it is now says how a component is compared; one that is no longer
 * in it by what its value looks like. A number is no decimal: nothing fits it, which is `undefined`.
 */
export function searchTest(
  { component, comparison, value }: AnswerFilter,
  document: FormDocument,
): SearchTest | undefined {
  const asked = (is: Compared | null, holds = true): SearchTest => ({ component, holds, is })
  if (comparison === 'filled' || comparison === 'blank') return asked(null, comparison === 'filled')
  const known = componentsOf(document).find(({ id }) => id === component)
  const face = known && schemaOf(known.type)
  if (comparison === 'begins' || comparison === 'contains') return asked({ by: comparison, value: foundText(value) })
  const order = comparison
  if (face?.isNumeric || (order !== 'is' && decimal.test(value)))
    return decimal.test(value) ? asked({ by: 'number', value, order }) : undefined
  if (time.test(value)) return asked({ by: 'time', value, order })
  if (order !== 'is') return undefined
  const choices = known && face?.choices?.(known.settings)
  if (choices?.some(({ id }) => id === value)) return asked({ by: 'part', value })
  return asked({ by: 'text', value: foundText(value) })
}

const orderOf = ({ is }: SearchTest) => (is && 'order' in is ? is.order : null)

/** From and until of a question asked of one value: of a few among very many, the database then knows how few they are. */
export function ranges(tests: readonly SearchTest[]): SearchTest[] {
  const joined: SearchTest[] = []
  const left = [...tests]
  for (let test = left.shift(); test; test = left.shift()) {
    const { component, is } = test
    const at =
      orderOf(test) === 'atLeast'
        ? left.findIndex((one) => one.component === component && orderOf(one) === 'atMost' && one.is?.by === is?.by)
        : -1
    const [end] = at < 0 ? [] : left.splice(at, 1)
    joined.push(end?.is ? { ...test, until: end.is } : test)
  }
  return joined
}
