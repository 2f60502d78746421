import { readHtmlText } from './plain-text.ts'

// That the name is more than blanks is asked ahead: asked within, a text without an end would take its length squared.
export const variable = /\{\{(?=\s*[^\s{}])([^{}]*)\}\}/g

/** A value by the name of its variable; undefined where there is none of that name. */
export type ValueOf = (name: string) => string | undefined

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text as it stands in the value of an attribute. */
export const escapedHtml = (text: string) => text.replaceAll(/[&<>"]/g, (mark) => marks[mark] ?? mark)

export const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** Whether a text holds a variable. */
export const hasVariable = (text: string) => text.search(variable) >= 0

/** The names of the variables of a text, in its order; in HTML they are written as HTML writes text. */
export function variablesIn(text: string, isHtml = false): string[] {
  return [...text.matchAll(variable)].map(([, name = '']) => oneLine(isHtml ? readHtmlText(name) : name))
}

/** A text with one variable renamed. */
export function renameInText(text: string, from: string, to: string, isHtml = false): string {
  const written = isHtml ? escapedHtml(to) : to
  return text.replaceAll(variable, (whole, name: string) =>
    oneLine(isHtml ? readHtmlText(name) : name) === oneLine(from) ? `{{${written}}}` : whole,
  )
}

/** A text with its variables filled; what has no value stays as it stands. */
export function fillText(text: string, valueOf: ValueOf): string {
  return text.replaceAll(variable, (whole, name: string) => valueOf(oneLine(name)) ?? whole)
}
