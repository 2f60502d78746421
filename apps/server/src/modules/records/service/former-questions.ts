import { type Component, componentsOf, schemaOf } from '@matai/form-kit/schema'
import { notFound } from '../../../platform/failure.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import type { Dependencies } from './dependencies.ts'

/** Versions that are looked through, the last ones: their documents stay in memory. */
const versionsMost = 50

/** What records may answer that their form no longer asks, so that a list can show it in columns of its own. */
export const createFormerQuestions =
  ({ database: { tx }, forms }: Pick<Dependencies, 'database' | 'forms'>) =>
  async (formId: number, { caller: { accountId } }: MemberContext): Promise<{ list: Component[] }> => {
    const newest = (await forms.newestOf(tx, accountId, formId)) ?? notFound()
    const known = new Set(componentsOf(newest).map(({ id }) => id))
    const list: Component[] = []
    for (const version of await forms.lastPublished(tx, accountId, formId, versionsMost)) {
      const document = await forms.versionOf(tx, accountId, formId, version)
      for (const component of document ? componentsOf(document) : []) {
        if (known.has(component.id)) continue
        known.add(component.id)
        if (schemaOf(component.type).answer !== null) list.push(component)
      }
    }
    return { list }
  }
