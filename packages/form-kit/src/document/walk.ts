import type { Decimal } from '../engine/decimals.ts'
import type { Typed } from '../engine/schema-face.ts'
import { evaluate, keptNumber } from './evaluate.ts'
import { componentsOf } from './components-of.ts'
import type { Faces } from './faces.ts'
import type { Answers, Component, FormDocument } from './form-document.ts'
import { conditionHolds } from './holds.ts'
import { answerOf } from './read-answers.ts'
import type { Rule, RuleOf } from './rules.ts'
import { drawnOut } from './draw.ts'

/** One look at a form with answers: what is there, what must be answered, what was computed. */
export interface Walk {
  isVisible(component: string): boolean
  isRequired(component: Component): boolean
  /** the computed number of a component that nobody types; undefined for all others, null while it is not known */
  computed(component: string): Decimal | null | undefined
  answerOf(component: Component): unknown
}

export const rulesOf = <Kind extends Rule['kind']>({ rules }: FormDocument, kind: Kind): RuleOf<Kind>[] =>
  rules.filter((rule): rule is RuleOf<Kind> => rule.kind === kind)

/** `seed` is that of the record, where exam questions are drawn. */
export function walk(
  document: FormDocument,
  answers: Answers,
  { faceOf, seed }: { faceOf: Faces; seed?: number | undefined },
): Walk {
  const components = componentsOf(document)
  const byId = new Map(components.map((component) => [component.id, component]))
  const places = new Map(components.map(({ id }, at) => [id, at]))
  const pageOf = new Map(document.pages.flatMap(({ id, components }) => components.map((one) => [one.id, id])))
  const shows = byTarget(rulesOf(document, 'show'))
  const skips = rulesOf(document, 'skip').map((rule) => ({ rule, ...rangeOf(document, rule, places) }))
  const requires = byTarget(rulesOf(document, 'require'))
  const computes = new Map(rulesOf(document, 'compute').map((rule) => [rule.target, rule]))
  const out = drawnOut(document, seed, faceOf)

  // A circle is a fault that the linter names; here it must only end, and lose no question.
  const seen = remembered((id: string) => isSeen(id), true)
  const numbers = remembered((id: string) => compute(id), null)
  const rows = remembered((id: string) => typedRows(id), [] as Typed[])
  const parsed = remembered((component: Component) => given(component), undefined as unknown)
  const holds = remembered((rule: Extract<Rule, { when: unknown }>) => conditionHolds(rule.when, rows), false)

  function isSeen(id: string): boolean {
    const place = places.get(id)
    if (place === undefined || out.has(id)) return false
    const isShown = (target: string) => shows.get(target)?.some(holds) ?? true
    if (!isShown(id) || !isShown(pageOf.get(id) ?? '')) return false
    return !skips.some(
      ({ rule, from, to }) => from !== undefined && from < place && place < to && seen(rule.after) && holds(rule),
    )
  }

  function compute(id: string): Decimal | null {
    const rule = computes.get(id)
    const number = rule ? evaluate(rule.value, (operand) => numberOf(operand)) : null
    return rule && number !== null ? keptNumber(number, rule.decimals) : null
  }

  const numberOf = (id: string) => rows(id).find(({ number }) => number !== null)?.number ?? null

  function given(component: Component): unknown {
    if (!computes.has(component.id)) return answerOf(component, answers, faceOf)
    const number = numbers(component.id)
    return number === null ? undefined : faceOf(component.type).fromText?.(number, component.settings)
  }

  function typedRows(id: string): Typed[] {
    const component = byId.get(id)
    if (!component || !seen(id)) return []
    const answer = parsed(component)
    return answer === undefined ? [] : faceOf(component.type).typed(answer, component.settings)
  }

  return {
    isVisible: seen,
    isRequired: ({ id, settings }) =>
      ('required' in settings && settings.required) || (requires.get(id)?.some(holds) ?? false),
    computed: (id) => (computes.has(id) ? numbers(id) : undefined),
    answerOf: (component) => (seen(component.id) ? parsed(component) : undefined),
  }
}

/** The rules of each target, so that nobody walks through all of them for each question. */
export function byTarget<One extends { targets: string[] }>(rules: readonly One[]): ReadonlyMap<string, One[]> {
  const found = new Map<string, One[]>()
  for (const rule of rules) {
    for (const target of rule.targets) {
      const others = found.get(target)
      if (others) others.push(rule)
      else found.set(target, [rule])
    }
  }
  return found
}

/** The places between which a rule leaves components out; `from` is undefined where its component is gone. */
function rangeOf({ pages }: FormDocument, { after, to }: RuleOf<'skip'>, places: ReadonlyMap<string, number>) {
  const at = pages.findIndex(({ id }) => id === to)
  const before = pages.slice(0, at).reduce((count, { components }) => count + components.length, 0)
  return { from: places.get(after), to: at === -1 ? Number.POSITIVE_INFINITY : before }
}

/** Asks once for each key; within its own answer a question gets `meanwhile`. */
function remembered<Key, Value>(ask: (key: Key) => Value, meanwhile: Value): (key: Key) => Value {
  const known = new Map<Key, Value>()
  return (key) => {
    if (known.has(key)) return known.get(key) as Value // Undefined may be an answer, so `has` is what tells.
    known.set(key, meanwhile)
    const value = ask(key)
    known.set(key, value)
    return value
  }
}
