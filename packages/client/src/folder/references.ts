import type { PhraseKey, Translate } from '@matai/i18n'
import type { Names } from './names.ts'
import { type Fault, faultAt, type Place } from './sheet.ts'
import type { Thing } from './step.ts'

/** Finds what a name or an id in the folder means, or says at its line why it cannot. */
export function createFinder(say: Translate, faults: Fault[]) {
  return function find<Id extends number | string>(
    ref: string | readonly string[] | number,
    names: Names<Id>,
    { at, missing }: { at: Place; missing: PhraseKey },
  ): Thing<Id> {
    const isName = typeof ref === 'string' || Array.isArray(ref)
    const name = Array.isArray(ref) ? ref.join('/') : String(ref)
    // Only what is known by numbers is named by one.
    const byId = isName ? undefined : names.byId(ref as Id)
    const found = isName ? names.of(name) : byId ? [byId] : []
    const [first, ...more] = found
    if (!first) faults.push(faultAt(at, say(missing, { name })))
    if (more.length > 0) {
      const ids = found.map(({ id }) => id).join(', ')
      faults.push(faultAt(at, say('folder.nameOfMany', { name, ids })))
    }
    return first ?? { label: name }
  }
}
export type Find = ReturnType<typeof createFinder>
