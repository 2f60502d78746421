import { Failure } from '../../../platform/failure.ts'

/** Pictures kept at a time; each may take more than a megabyte. */
const kept = 20

/** Pictures of styles by id, read once as long as few are in use; undefined for no id, null for one that is not there. */
export function rememberPictures(
  read: (id: string) => Promise<string>,
): (id: string | null) => Promise<string | null | undefined> {
  const pictures = new Map<string, Promise<string | null>>()
  return async (id) => {
    if (id === null) return undefined
    const known = pictures.get(id)
    if (known) return known
    const oldest = pictures.keys().next()
    if (pictures.size >= kept && !oldest.done) pictures.delete(oldest.value)
    const reading = read(id).catch((error: unknown) => {
      if (error instanceof Failure && error.errorName === 'notFound') return null
      throw error
    })
    pictures.set(id, reading)
    return reading
  }
}
