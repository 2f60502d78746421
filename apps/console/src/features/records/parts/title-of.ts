import type { Component } from '@matai/form-kit/schema'
import type { TFunction } from 'i18next'

/** What a question is called; one without a title by its kind. */
export function titleOf({ type, settings }: Component, t: TFunction): string {
  const title = 'title' in settings ? settings.title.trim() : ''
  return title || String(t(`forms.type_${type}` as never))
}
