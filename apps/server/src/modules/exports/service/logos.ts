import { Failure } from '../../../platform/failure.ts'

/** Logos kept at a time; each may take more than a megabyte. */
const kept = 20

/** Logos by id, read once as long as few are in use; null for one that is not there. */
export function rememberLogos(read: (id: string) => Promise<string>): (id: string) => Promise<string | null> {
  const logos = new Map<string, Promise<string | null>>()
  return (id) => {
    const known = logos.get(id)
    if (known) return known
    const oldest = logos.keys().next()
    if (logos.size >= kept && !oldest.done) logos.delete(oldest.value)
    const reading = read(id).catch((error: unknown) => {
      if (error instanceof Failure && error.errorName === 'notFound') return null
      throw error
    })
    logos.set(id, reading)
    return reading
  }
}
