import type { Plan } from '@matai/contract'
import type { Translate } from '@matai/i18n'
import { differences } from './difference.ts'
import { matchThings } from './matching.ts'
import type { Names } from './names.ts'
import { below, type WantedPlan } from './read-folder.ts'
import type { Find } from './references.ts'
import type { Fault } from './sheet.ts'
import type { Standing } from './standing.ts'
import type { Compared, Hands, Step, Thing } from './step.ts'

export interface PlanNames {
  directories: Names<number>
  forms: Names<number>
  codes: Names<string>
}

export interface ComparedPlans extends Compared {
  plans: Map<number, Plan>
  faults: Fault[]
}

/** What of a plan is compared as the contract has it. */
const plainFields = [
  ...['name', 'cycle', 'opensAt', 'warnsAt', 'closesAt', 'startsOn', 'endsOn', 'holidays', 'noCheckItems', 'filter'],
  ...['inTurn', 'doneItemId', 'overdueItemId'],
] as const

/** Fields that only a plan takes that rests. */
const restingFields = /^(cycle|opensAt|warnsAt|closesAt|startsOn|endsOn|holidays)\b/

const plainOf = (plan: object): Record<string, unknown> =>
  Object.fromEntries(plainFields.map((field) => [field, (plan as Record<string, unknown>)[field]]))

/** Plans by their names. One that runs rests for as long as its timetable is changed. */
export async function comparePlans(
  wanted: readonly WantedPlan[],
  standing: Standing,
  { names, find, say }: { names: PlanNames; find: Find; say: Translate },
): Promise<ComparedPlans> {
  const there = await standing.plans()
  const { matched, left, faults } = matchThings(wanted, there, { name: (one) => one.name, of: (one) => one.name, say })
  const steps = matched.flatMap(({ wanted: one, standing: before }): Step[] => {
    const { at, id: _, form: formRef, directories: directoryRefs, codes: codeRefs, state, ...draft } = one
    const form = find(formRef, names.forms, { at: below(at, 'form'), missing: 'folder.noForm' })
    const directories = directoryRefs.map((ref, index) =>
      find(ref, names.directories, { at: below(at, 'directories', index), missing: 'folder.noDirectory' }),
    )
    const codes = codeRefs.map(
      (ref, index): Thing<string> =>
        // A printed id has no slash; a code of the folder is named by its directory and its name.
        ref.includes('/')
          ? find(ref, names.codes, { at: below(at, 'codes', index), missing: 'folder.noCode' })
          : { label: names.codes.byId(ref)?.label ?? ref, id: ref },
    )
    const asked = {
      ...plainOf(draft),
      form: form.label,
      directories: directories.map(({ label }) => label).toSorted(),
      codes: codes.map(({ label }) => label).toSorted(),
      people: draft.people,
      groupIds: draft.groupIds,
      ...(state === undefined ? {} : { state }),
    }
    const was = before && planSaid(before, names)
    const changes = differences(was && { ...was, ...(state === undefined ? { state: undefined } : {}) }, asked)
    if (changes.length === 0) return []
    const rests = before?.state === 'running' && changes.some(({ field }) => restingFields.test(field))
    const isSameButState = changes.every(({ field }) => field === 'state')

    async function carryOut({ client, idOf, made, makeOnce }: Hands) {
      let id = before?.id
      const resting = before && rests ? await client.plans.changeStatus({ id: before.id, state: 'paused' }) : before
      if (id === undefined || !isSameButState) {
        const things = {
          formId: idOf('forms', form),
          directoryIds: directories.map((one) => idOf('directories', one)),
          codeIds: codes.map((one) => idOf('codes', one)),
        }
        const plan = resting
          ? await client.plans.add({ id: resting.id, version: resting.version, ...draft, ...things })
          : await makeOnce({
              ...{ kind: 'plans', label: one.name },
              make: (options) => client.plans.add({ ...draft, ...things }, options),
              standing: async () =>
                (await standing.plans()).filter(({ name }) => name === one.name).map(({ id }) => id),
            })
        id = plan.id
        if (!before) made('plans', one.name, id)
      }
      const now = resting?.state ?? 'paused'
      const then = state ?? before?.state ?? 'paused'
      if (now !== then) await client.plans.changeStatus({ id, state: then })
      return []
    }
    const act = before ? ('change' as const) : ('create' as const)
    return [{ do: act, kind: 'plans', label: one.name, at, differences: changes, carryOut }]
  })
  return {
    ...{ steps, same: wanted.length - steps.length, faults },
    plans: new Map(there.map((plan) => [plan.id, plan])),
    left: left.map(({ id, name }) => ({ id, label: name })),
  }
}

/** A plan of the server in the words of the folder. */
export function planSaid(plan: Plan, names: PlanNames) {
  return {
    ...plainOf(plan),
    form: names.forms.labelOf(plan.form.id),
    directories: plan.directoryIds.map((id) => names.directories.labelOf(id)).toSorted(),
    codes: plan.codeIds.map((id) => names.codes.byId(id)?.label ?? id).toSorted(),
    people: plan.people.map(({ id }) => id),
    groupIds: plan.groups.map(({ id }) => id),
    state: plan.state,
  }
}
