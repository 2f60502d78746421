import type { FormItem } from '@matai/contract'
import type { Translate } from '@matai/i18n'
import { differences } from './difference.ts'
import { matchThings } from './matching.ts'
import { type Names, namesOf } from './names.ts'
import type { WantedForm } from './read-folder.ts'
import type { Fault } from './sheet.ts'
import { mapAtOnce, type Standing } from './standing.ts'
import type { Compared, Step } from './step.ts'

export interface ComparedForms extends Compared {
  names: Names<number>
  items: Map<number, FormItem>
  faults: Fault[]
}

const called = (forms: readonly FormItem[], wanted: string) =>
  forms.filter(({ title }) => title === wanted).map(({ id }) => id)

/** Forms by their titles. A draft that is to be published says so as a field of its own. */
export async function compareForms(
  wanted: readonly WantedForm[],
  standing: Standing,
  say: Translate,
): Promise<ComparedForms> {
  const there = await standing.forms()
  const titleOf = ({ document }: WantedForm) => document.title
  const { matched, left, faults } = matchThings(wanted, there, { name: titleOf, of: ({ title }) => title, say })
  const documents = await mapAtOnce(matched, async ({ standing: one }) => (one ? standing.form(one.id) : undefined))
  const steps = matched.flatMap(({ wanted: one, standing: item }, index): Step[] => {
    const { id, publish, document, at } = one
    const before = documents[index]
    const isSeen = before !== undefined && before.published === before.version
    const changes = [
      ...differences(before?.document, document),
      ...(publish && !isSeen ? [{ field: 'publish', before: before && false, after: true }] : []),
    ]
    if (changes.length === 0) return []
    return [
      {
        ...{ do: item ? 'change' : 'create', kind: 'forms', label: document.title, at, differences: changes },
        async carryOut({ client, made, makeOnce }) {
          const saved = before
            ? await client.forms.save({ id: before.id, version: before.version, document, publish })
            : await makeOnce({
                ...{ kind: 'forms', label: document.title },
                make: (options) => client.forms.save({ document, publish }, options),
                standing: async () => called(await standing.forms(), document.title),
              })
          if (id === undefined) made('forms', document.title, saved.id)
          return differences(document, saved.document)
        },
      },
    ]
  })
  const renamed = new Map(matched.flatMap(({ wanted: one, standing: item }) => (item ? [[item.id, titleOf(one)]] : [])))
  const names = namesOf<number>([
    ...there.map(({ id, title }) => ({ id, name: renamed.get(id) ?? title })),
    ...matched.filter(({ standing: item }) => !item).map(({ wanted: one }) => ({ name: titleOf(one) })),
  ])
  return {
    ...{ steps, same: wanted.length - steps.length, faults, names },
    items: new Map(there.map((item) => [item.id, item])),
    left: left.map(({ id }) => ({ id, label: names.labelOf(id) })),
  }
}
