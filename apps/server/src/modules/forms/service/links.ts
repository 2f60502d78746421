import type { CallOutput, contract, FormLink, ParsedInput } from '@matai/contract'
import type { AccountId } from '../../../platform/db/account-id.ts'
import { fail, notFound } from '../../../platform/failure.ts'
import { pageOfAll } from '../../../platform/lists/page.ts'
import { findForm, lockForms } from '../store/forms.ts'
import { listLinks, replaceLinks } from '../store/links.ts'
import type { Author, Dependencies } from './dependencies.ts'

type List = (typeof contract.formLinks)['list']
type Wanted = ParsedInput<(typeof contract.formLinks)['set']>

/** Forms in which a record of a form can be continued. */
export function createFormLinks({ database, audit }: Pick<Dependencies, 'database' | 'audit'>) {
  const remember = audit.on('form')

  return {
    async list(request: ParsedInput<List>, accountId: AccountId): Promise<CallOutput<List>> {
      const { filters } = request
      const { tx } = database
      if (!(await findForm(tx, accountId, filters.formId))) notFound()
      const word = request.keyword.toLowerCase()
      const found = (await listLinks(tx, accountId, filters.formId)).filter(({ title, text }) =>
        `${title}\n${text}`.toLowerCase().includes(word),
      )
      return pageOfAll(found, request)
    },

    /** In the place of all that there were. */
    set: ({ formId, links }: Wanted, by: Author): Promise<{ list: FormLink[] }> =>
      database.transact(by.accountId, async (tx) => {
        const { accountId } = by
        const itself = links.findIndex((link) => link.formId === formId)
        if (itself >= 0) {
          const phrase = 'formChecks.linkIsItself' as const
          fail(phrase, { fields: [{ path: ['links', itself, 'formId'], phrase }] })
        }
        const targets = links.map((link) => link.formId)
        const rows = await lockForms(tx, accountId, [formId, ...targets])
        const own = rows.find(({ id }) => id === formId) ?? notFound()
        if (rows.length < targets.length + 1) notFound()
        await replaceLinks(tx, accountId, formId, links)
        await remember(tx, by, 'changed', { id: formId, name: own.title }, { part: 'links' })
        return { list: await listLinks(tx, accountId, formId) }
      }),
  }
}
