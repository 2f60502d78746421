import { type ComponentType, componentTypes } from '@matai/form-kit/schema'

/** Ids of components have no such sign, so that neither is taken for one. */
const fresh = 'new:'
const empty = 'page:'

export const dragOf = (type: ComponentType): string => fresh + type
export const typeDragged = (id: string): ComponentType | undefined => componentTypes.find((type) => dragOf(type) === id)

/** An empty page takes what is put down on it. */
export const emptyPage = (page: string): string => empty + page
export const dropOf = (id: string): string | undefined => (id.startsWith(empty) ? id.slice(empty.length) : undefined)
