import { createHash } from 'node:crypto'
import type { Translate } from '@matai/i18n'
import type { Client } from '../create-client.ts'
import { compareCodes } from './compare-codes.ts'
import { compareDirectories } from './compare-directories.ts'
import { compareForms } from './compare-forms.ts'
import { comparePlans } from './compare-plans.ts'
import { pruneSteps } from './prune.ts'
import type { Wanted } from './read-folder.ts'
import { createFinder } from './references.ts'
import { type Kind, kinds } from './shapes.ts'
import type { Fault } from './sheet.ts'
import { readStanding } from './standing.ts'
import type { Step, Thing } from './step.ts'

export interface WorkedOut {
  steps: Step[]
  same: number
  /** What stands on the server and not in the folder, and stays. */
  left: Record<Kind, Thing[]>
  /** Of these very steps on these very things: whoever saw them can ask for no others. */
  fingerprint: string
  faults: Fault[]
}

/** What has to be done so that the server is as the folder says; reads, and changes nothing. */
export async function workOut(
  wanted: Wanted,
  { client, say, prune }: { client: Client; say: Translate; prune: boolean },
): Promise<WorkedOut> {
  const standing = readStanding(client)
  const faults: Fault[] = []
  const find = createFinder(say, faults)
  const has = (kind: Kind) => wanted.speaksOf.has(kind)
  const asksForms =
    has('forms') || has('plans') || wanted.codes.some(({ blocks }) => blocks.some(({ form }) => form !== undefined))
  const none = async () => []
  const directories = await compareDirectories(wanted.directories, standing, say)
  const forms = await compareForms(wanted.forms, asksForms ? standing : { ...standing, forms: none }, say)
  faults.push(...directories.faults, ...forms.faults)
  const codes = await compareCodes(wanted.codes, standing, { directories, forms: forms.names, find, say })
  const names = { directories: directories.names, forms: forms.names, codes: codes.names }
  const plans = await comparePlans(wanted.plans, has('plans') ? standing : { ...standing, plans: none }, {
    ...{ names, find, say },
  })
  faults.push(...codes.faults, ...plans.faults)
  const all = { directories, forms, codes, plans }
  const pruned = pruneSteps(all, wanted.speaksOf, say)
  const steps = [...kinds.flatMap((kind) => all[kind].steps), ...(prune ? pruned.steps : [])]
  const leftOf = (kind: Kind) => (!has(kind) ? [] : prune ? pruned.kept[kind] : all[kind].left)
  return {
    steps,
    same: kinds.reduce((sum, kind) => sum + all[kind].same, 0),
    left: Object.fromEntries(kinds.map((kind) => [kind, leftOf(kind)])) as Record<Kind, Thing[]>,
    fingerprint: fingerprintOf(steps),
    faults,
  }
}

function fingerprintOf(steps: readonly Step[]): string {
  const said = steps.map(({ do: act, kind, label, differences }) => [act, kind, label, differences])
  return createHash('sha256').update(JSON.stringify(said)).digest('hex').slice(0, 12)
}
