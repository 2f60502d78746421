import { type ComponentType, componentTypes } from '@matai/form-kit/schema'

/** What is put into a form: a type, or a type as one of its presets (empty: as it is). */
export interface Wanted {
  type: ComponentType
  preset: string
}

/** Ids of components have no such sign, so that neither is taken for one. */
const fresh = 'new:'
const empty = 'page:'

export const dragOf = ({ type, preset }: Wanted): string => `${fresh}${type}/${preset}`

export function wantedIn(id: string): Wanted | undefined {
  if (!id.startsWith(fresh)) return undefined
  const [name, preset = ''] = id.slice(fresh.length).split('/')
  const type = componentTypes.find((one) => one === name)
  return type && { type, preset }
}

/** An empty page takes what is put down on it. */
export const emptyPage = (page: string): string => empty + page
export const dropOf = (id: string): string | undefined => (id.startsWith(empty) ? id.slice(empty.length) : undefined)
