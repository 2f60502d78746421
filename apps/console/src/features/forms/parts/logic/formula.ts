import type { Expression } from '@matai/form-kit/schema'

/** A question that can be computed with. */
export interface Operand {
  id: string
  title: string
}

export type ReadFormula =
  | { value: Expression }
  | { wrong: 'formRules.formulaWrong' | 'formRules.formulaDeep' }
  | { wrong: 'formRules.formulaUnknown'; name: string }

/** Deepest nesting that a form keeps. */
const depthMax = 3
const pattern = /\s*(?:(\d+(?:\.\d+)?)|\[([^\]]*)\]|([-+*/()（）×÷]))/y
const alike: Record<string, string> = { '（': '(', '）': ')', '×': '*', '÷': '/' }

type Token = { number: string } | { name: string } | { sign: string }

function tokensOf(text: string): Token[] | null {
  const found: Token[] = []
  pattern.lastIndex = 0
  const whole = text.trimEnd()
  while (pattern.lastIndex < whole.length) {
    const match = pattern.exec(whole)
    if (!match) return null
    const [, number, name, sign] = match
    if (number !== undefined) found.push({ number })
    else if (name === undefined) found.push({ sign: alike[sign ?? ''] ?? sign ?? '' })
    else found.push({ name: name.trim() })
  }
  return found
}

class Unreadable extends Error {
  readonly unknown: string | undefined
  constructor(unknown?: string) {
    super()
    this.unknown = unknown
  }
}

/** Reads `[Amount] * ([Price] + 2)`: numbers, questions by their titles, four operations, brackets. */
export function readFormula(text: string, operands: readonly Operand[]): ReadFormula {
  const tokens = tokensOf(text)
  if (!tokens) return { wrong: 'formRules.formulaWrong' }
  let at = 0
  const next = (sign: string): boolean => {
    const token = tokens[at]
    if (!token || !('sign' in token) || token.sign !== sign) return false
    at += 1
    return true
  }
  function one(): Expression {
    const token = tokens?.[at]
    at += 1
    if (token && 'number' in token) return { number: token.number }
    if (token && 'name' in token) {
      const known = operands.find(({ title }) => title === token.name)
      if (!known) throw new Unreadable(token.name)
      return { answer: known.id }
    }
    if (token && token.sign === '(') {
      const inner = sum()
      if (!next(')')) throw new Unreadable()
      return inner
    }
    if (token && token.sign === '-') {
      const inner = one()
      return 'number' in inner ? { number: `-${inner.number}` } : { product: [{ number: '-1' }, inner] }
    }
    throw new Unreadable()
  }
  function product(): Expression {
    let left = one()
    for (;;) {
      if (next('*')) left = { product: [...('product' in left ? left.product : [left]), one()] }
      else if (next('/')) left = { divide: [left, one()] }
      else return left
    }
  }
  function sum(): Expression {
    let left = product()
    for (;;) {
      if (next('+')) left = { sum: [...('sum' in left ? left.sum : [left]), product()] }
      else if (next('-')) left = { minus: [left, product()] }
      else return left
    }
  }
  try {
    const value = sum()
    if (at < tokens.length) return { wrong: 'formRules.formulaWrong' }
    return depthOf(value) > depthMax ? { wrong: 'formRules.formulaDeep' } : { value }
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    if (error.unknown === undefined) return { wrong: 'formRules.formulaWrong' }
    return { wrong: 'formRules.formulaUnknown', name: error.unknown }
  }
}

const partsOf = (value: Expression): Expression[] => {
  if ('sum' in value) return value.sum
  if ('product' in value) return value.product
  if ('minus' in value) return value.minus
  return 'divide' in value ? value.divide : []
}

const depthOf = (value: Expression): number => {
  const parts = partsOf(value)
  return parts.length === 0 ? 0 : 1 + Math.max(...parts.map(depthOf))
}

/** The same as people write it; what is gone stands under its id. */
export function writeFormula(value: Expression, operands: readonly Operand[]): string {
  const write = (part: Expression): string => {
    if ('number' in part) return part.number
    if ('answer' in part) return `[${operands.find(({ id }) => id === part.answer)?.title ?? part.answer}]`
    const sign = 'sum' in part ? ' + ' : 'minus' in part ? ' - ' : 'product' in part ? ' * ' : ' / '
    const isTight = 'product' in part || 'divide' in part
    return partsOf(part)
      .map((inner, place) =>
        needsBrackets(inner, { isTight, isLater: place > 0, of: part }) ? `(${write(inner)})` : write(inner),
      )
      .join(sign)
  }
  return write(value)
}

interface Around {
  isTight: boolean
  isLater: boolean
  of: Expression
}

function needsBrackets(inner: Expression, { isTight, isLater, of }: Around): boolean {
  if ('number' in inner || 'answer' in inner) return false
  const isLoose = 'sum' in inner || 'minus' in inner
  if (isTight && isLoose) return true
  // Behind a minus or a division the order counts.
  return (
    isLater && ('minus' in of || 'divide' in of || ('sum' in of && isLoose) || ('product' in of && 'divide' in inner))
  )
}
