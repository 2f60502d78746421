import { type Component, componentsOf, type FormDocument } from '@matai/form-kit/schema'
import type { TFunction } from 'i18next'

/** What a component is called among others. */
export const titleOf = ({ type, settings }: Component, t: TFunction): string =>
  settings.title || t(`forms.type_${type}`)

export const titleById = (id: string, document: FormDocument, t: TFunction): string => {
  const component = componentsOf(document).find((one) => one.id === id)
  if (component) return titleOf(component, t)
  const page = document.pages.findIndex((one) => one.id === id)
  if (page < 0) return t('formRules.gone')
  return t('formRules.pageNamed', { page: page + 1, title: document.pages[page]?.title ?? '' }).trim()
}
