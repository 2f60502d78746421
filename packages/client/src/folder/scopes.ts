import { type Call, contract, keyScopeOf } from '@matai/contract'
import type { Kind } from './shapes.ts'

const { directories, qrCodes, forms, plans } = contract

/** The calls that a kind is read, written and taken away with. */
const calls: Record<Kind, { read: Call[]; write: Call[]; remove: Call[] }> = {
  directories: { read: [directories.listAll], write: [directories.add], remove: [directories.del] },
  forms: { read: [forms.list], write: [forms.save], remove: [forms.delete] },
  codes: { read: [qrCodes.getCodeList], write: [qrCodes.save], remove: [qrCodes.bulkRemove] },
  plans: { read: [plans.list], write: [plans.add], remove: [plans.del] },
}

/** What a key needs for a folder that speaks of some kinds; directories are read for the names of places. */
export function scopesFor(kinds: Iterable<Kind>, { writes, prune }: { writes: boolean; prune: boolean }): string[] {
  const asked = new Set(kinds)
  const needed = [
    ...[...asked].flatMap((kind) => [
      ...calls[kind].read,
      ...(writes ? calls[kind].write : []),
      ...(writes && prune ? calls[kind].remove : []),
    ]),
    ...calls.directories.read,
    // A plan names forms.
    ...(asked.has('plans') ? calls.forms.read : []),
  ]
  return [...new Set(needed.flatMap((call) => keyScopeOf(call) ?? []))]
}
