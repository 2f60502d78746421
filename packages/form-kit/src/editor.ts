import * as z from 'zod/mini'
import type { Component } from './document/form-document.ts'
import type { Beginning, EditorFace, Preset } from './engine/editor-face.ts'
import { editors } from './maps/editors.ts'
import { type ComponentType, schemaOf } from './maps/schemas.ts'

export {
  type Beginning,
  type EditorFace,
  type PaletteGroup,
  paletteGroups,
  type SettingFace,
  type SettingPanel,
} from './engine/editor-face.ts'

/** How a type is written, whatever its settings are. */
export const editorOf = (type: ComponentType): EditorFace<Record<string, unknown>> =>
  editors[type] as unknown as EditorFace<Record<string, unknown>>

/** What a type can begin as besides itself. */
export const presetOf = (type: ComponentType, key: string): Preset | undefined =>
  editorOf(type).presets?.find((one) => one.key === key)

/** A component as it stands in a form when somebody has just put it there: called like its type, unless `more` says more. */
export function newComponent(type: ComponentType, by: Beginning, more: object = {}): Component {
  const { settings, begin } = editorOf(type)
  const title = 'title' in settings && settings.title?.hint === undefined ? { title: by.say(`forms.type_${type}`) } : {}
  const parsed = z.parse(schemaOf(type).settings, { ...title, ...begin?.(by), ...more })
  return { id: by.newId(), type, settings: parsed } as Component // of its own type: the schema made them
}
