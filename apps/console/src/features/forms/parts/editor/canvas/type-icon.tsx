import { editorOf, presetOf } from '@matai/form-kit/editor'
import type { ComponentType } from '@matai/form-kit/schema'
import { createElement } from 'react'

/** The icon of a type, or of what it begins as; its name stands beside it. */
export function TypeIcon({ type, preset = '' }: { type: ComponentType; preset?: string }) {
  // By itself the library would read out its own English name.
  const silence = { 'aria-hidden': true, 'aria-label': undefined, role: undefined }
  return createElement((presetOf(type, preset) ?? editorOf(type)).icon, silence)
}
