import { editorOf } from '@matai/form-kit/editor'
import type { ComponentType } from '@matai/form-kit/schema'
import { createElement } from 'react'

/** The icon of a type; its name stands beside it. */
export function TypeIcon({ type }: { type: ComponentType }) {
  // By itself the library would read out its own English name.
  const silence = { 'aria-hidden': true, 'aria-label': undefined, role: undefined }
  return createElement(editorOf(type).icon, silence)
}
