import type { Translate } from '@matai/i18n'
import type { ComparedCodes } from './compare-codes.ts'
import type { ComparedDirectories } from './compare-directories.ts'
import type { ComparedForms } from './compare-forms.ts'
import type { ComparedPlans } from './compare-plans.ts'
import type { Client } from '../create-client.ts'
import type { Kind } from './shapes.ts'
import { nothingKept, type Step, type Thing } from './step.ts'

export interface AllCompared {
  directories: ComparedDirectories
  forms: ComparedForms
  codes: ComparedCodes
  plans: ComparedPlans
}

/**
 * Takes away what the folder does not name, of the kinds that it speaks of. Codes go to the trash, where they stay for
 * their thirty days; what somebody filled in is no program's to delete, so forms with records and plans that have begun
 * are left.
 */
export function pruneSteps(
  { directories, forms, codes, plans }: AllCompared,
  speaksOf: ReadonlySet<Kind>,
  say: Translate,
): { steps: Step[]; kept: Record<Kind, Thing[]> } {
  const take = (kind: Kind, thing: Thing, work: (client: Client) => Promise<unknown>, note?: string): Step => ({
    ...{ do: 'remove', kind, label: thing.label, at: null, differences: [] },
    ...(note ? { note } : {}),
    carryOut: ({ client }) => nothingKept(work(client)),
  })
  const asked = (kind: Kind, left: readonly Thing[]) => (speaksOf.has(kind) ? left : [])
  const hasRecords = ({ id }: Thing) => (forms.items.get(Number(id))?.records ?? 0) > 0
  const hasBegun = ({ id }: Thing) => (plans.plans.get(Number(id))?.opened ?? 0) > 0
  const deepFirst = (left: readonly Thing[]) =>
    left.toSorted((a, b) => b.label.split('/').length - a.label.split('/').length)
  return {
    steps: [
      ...asked('plans', plans.left)
        .filter((one) => !hasBegun(one))
        .map((one) => take('plans', one, (client) => client.plans.del({ id: Number(one.id) }))),
      ...asked('codes', codes.left).map((one) =>
        take('codes', one, (client) => client.qrCodes.bulkRemove({ ids: [String(one.id)] }), say('folder.toTrash')),
      ),
      ...asked('forms', forms.left)
        .filter((one) => !hasRecords(one))
        .map((one) => take('forms', one, (client) => client.forms.delete({ ids: [Number(one.id)] }))),
      ...deepFirst(asked('directories', directories.left)).map((one) =>
        take('directories', one, (client) => client.directories.del({ id: Number(one.id) }), say('folder.codesUp')),
      ),
    ],
    kept: {
      ...{ directories: [], codes: [] },
      forms: asked('forms', forms.left).filter(hasRecords),
      plans: asked('plans', plans.left).filter(hasBegun),
    },
  }
}
