import { componentsMax, pagesMax } from '@matai/form-kit/limits'
import type { Component, FormDocument, Page } from '@matai/form-kit/schema'
import { newId } from './new-id.ts'

/** Where a component comes to stand: on a page, before the one that stands at that place now. */
export interface PlaceOnPage {
  page: string
  at: number
}

const countOf = ({ pages }: FormDocument) => pages.reduce((sum, { components }) => sum + components.length, 0)
export const isFull = (document: FormDocument): boolean => countOf(document) >= componentsMax

/** Where a component stands; undefined when it is not there. */
export function placeOf({ pages }: FormDocument, id: string): PlaceOnPage | undefined {
  for (const page of pages) {
    const at = page.components.findIndex((one) => one.id === id)
    if (at >= 0) return { page: page.id, at }
  }
  return undefined
}

/** The place behind a component; the end of the form where there is no such component. */
export function placeBehind(document: FormDocument, id: string): PlaceOnPage {
  const place = placeOf(document, id)
  if (place) return { ...place, at: place.at + 1 }
  const last = document.pages.at(-1)
  return { page: last?.id ?? '', at: last?.components.length ?? 0 }
}

const onPage = (document: FormDocument, id: string, change: (page: Page) => Page): FormDocument => ({
  ...document,
  pages: document.pages.map((page) => (page.id === id ? change(page) : page)),
})

/** Puts components at a place; as many as the form takes. */
export function insert(document: FormDocument, added: readonly Component[], to: PlaceOnPage): FormDocument {
  const fitting = added.slice(0, componentsMax - countOf(document))
  if (fitting.length === 0) return document
  return onPage(document, to.page, (page) => ({
    ...page,
    components: page.components.toSpliced(to.at, 0, ...fitting),
  }))
}

export const remove = (document: FormDocument, id: string): FormDocument => ({
  ...document,
  pages: document.pages.map((page) => ({ ...page, components: page.components.filter((one) => one.id !== id) })),
})

/** Moves a component to a place, counted after it was taken out. */
export function move(document: FormDocument, id: string, to: PlaceOnPage): FormDocument {
  const from = placeOf(document, id)
  const component = from && componentOf(document, id)
  if (!from || !component || (from.page === to.page && from.at === to.at)) return document
  return insert(remove(document, id), [component], to)
}

/** One place up or down; over the edge of a page onto the next one. */
export function nudge(document: FormDocument, id: string, by: 1 | -1): FormDocument {
  const from = placeOf(document, id)
  const page = document.pages.findIndex((one) => one.id === from?.page)
  if (!from || page < 0) return document
  const at = from.at + by
  const here = document.pages[page]?.components.length ?? 0
  if (at >= 0 && at < here) return move(document, id, { ...from, at })
  const beside = document.pages[page + by]
  if (!beside) return document
  return move(document, id, { page: beside.id, at: by > 0 ? 0 : beside.components.length })
}

export const componentOf = ({ pages }: FormDocument, id: string): Component | undefined =>
  pages.flatMap(({ components }) => components).find((one) => one.id === id)

/** The same once more behind it. Options keep their ids: answers are known by the component that they stand in. */
export function duplicate(document: FormDocument, id: string, copy: string): FormDocument {
  const component = componentOf(document, id)
  if (!component) return document
  return insert(document, [{ ...component, id: copy }], placeBehind(document, id))
}

export const change = (document: FormDocument, id: string, settings: object): FormDocument => ({
  ...document,
  pages: document.pages.map((page) =>
    page.components.some((one) => one.id === id)
      ? {
          ...page,
          components: page.components.map((one) => (one.id === id ? ({ ...one, settings } as Component) : one)),
        }
      : page,
  ),
})

export function addPage(document: FormDocument, after: string): FormDocument {
  if (document.pages.length >= pagesMax) return document
  const at = document.pages.findIndex(({ id }) => id === after)
  const page: Page = { id: newId(), title: '', components: [], draw: null }
  return { ...document, pages: document.pages.toSpliced(at < 0 ? document.pages.length : at + 1, 0, page) }
}

export const changePage = (document: FormDocument, id: string, changed: Partial<Page>): FormDocument =>
  onPage(document, id, (page) => ({ ...page, ...changed }))

/** What stood on the page goes to the end of the one before, or to the beginning of the next. The last page stays. */
export function removePage(document: FormDocument, id: string): FormDocument {
  const at = document.pages.findIndex((page) => page.id === id)
  const page = document.pages[at]
  const heir = document.pages[at - 1] ?? document.pages[at + 1]
  if (!page || !heir) return document
  const components = at > 0 ? [...heir.components, ...page.components] : [...page.components, ...heir.components]
  const merged = changePage(document, heir.id, { components })
  return { ...merged, pages: merged.pages.filter((one) => one.id !== id) }
}

export function movePage(document: FormDocument, id: string, by: 1 | -1): FormDocument {
  const at = document.pages.findIndex((page) => page.id === id)
  const page = document.pages[at]
  const to = at + by
  if (!page || to < 0 || to >= document.pages.length) return document
  return { ...document, pages: document.pages.toSpliced(at, 1).toSpliced(to, 0, page) }
}
