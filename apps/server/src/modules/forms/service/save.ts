import { isDeepStrictEqual } from 'node:util'
import { type contract, formsMax, limitOf, type ParsedInput, type StoredFile } from '@matai/contract'
import type { FormDocument } from '@matai/form-kit/schema'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { fail, notFound } from '../../../platform/failure.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import * as store from '../store/forms.ts'
import { lockGroup } from '../store/groups.ts'
import { findVersion, insertVersion, markPublished } from '../store/versions.ts'
import type { Dependencies } from './dependencies.ts'
import { createPreparation } from './prepare-document.ts'

/** With a document that may be kept. */
type Draft = Omit<ParsedInput<typeof contract.forms.save>, 'document'> & { document: FormDocument }

/** What this saver saved; by the time it is told, somebody else may have saved more. */
interface Saved {
  row: store.FormRow
  document: FormDocument
  files: StoredFile[]
}

/** A group that something goes into, locked so that it cannot vanish meanwhile. Not found: foreign, unknown. */
export async function enterGroup(tx: Tx, accountId: AccountId, groupId: number | null | undefined): Promise<void> {
  if (typeof groupId === 'number' && !(await lockGroup(tx, accountId, groupId))) notFound()
}

/** Makes a form, or the next version of one. */
export function createSaving(dependencies: Dependencies) {
  const { database, audit } = dependencies
  const remember = audit.on('form')
  const { prepare, filesOf } = createPreparation(dependencies)

  async function insert(tx: Tx, draft: Draft, { caller, now }: MemberContext): Promise<store.FormRow> {
    const { accountId, userId } = caller
    const { document, groupId = null } = draft
    const { title } = document
    await store.holdForms(tx, accountId)
    const used = await store.countForms(tx, accountId)
    if (used >= formsMax) {
      const limit = formsMax
      fail('formChecks.tooManyForms', { as: 'limitReached', params: { limit }, data: { limit, used } })
    }
    const number = await store.nextNumber(tx, accountId)
    const own = { number, title, groupId, version: 1, published: draft.publish ? 1 : null, createdBy: userId }
    const row = await store.insertForm(tx, { accountId, ...own, createdAt: now, updatedAt: now })
    const saved = { savedAt: now, publishedAt: draft.publish ? now : null }
    await insertVersion(tx, { accountId, formId: row.id, number: 1, document, savedBy: userId, ...saved })
    await remember(tx, caller, 'created', { id: row.id, name: title })
    if (draft.publish) await remember(tx, caller, 'published', { id: row.id, name: title }, { version: 1 })
    return row
  }

  async function update(tx: Tx, id: number, draft: Draft, { caller, now }: MemberContext): Promise<store.FormRow> {
    const { accountId, userId } = caller
    const { document, publish } = draft
    const { title } = document
    const [before = notFound()] = await store.lockForms(tx, accountId, [id])
    if (draft.version !== undefined && draft.version !== before.version) fail('errors.conflict', { as: 'conflict' })
    const last = await findVersion(tx, accountId, id, before.version)
    const isSame = isDeepStrictEqual(last?.document, document)
    const version = isSame ? before.version : before.version + 1
    const published = publish ? version : before.published
    const groupId = draft.groupId === undefined ? before.groupId : draft.groupId
    if (isSame && published === before.published && groupId === before.groupId) return before
    const of = { id, name: title }
    if (!isSame) {
      const saved = { savedBy: userId, savedAt: now, publishedAt: null }
      await insertVersion(tx, { accountId, formId: id, number: version, document, ...saved })
      await remember(tx, caller, 'changed', of, { version })
    }
    if (published !== before.published) {
      await markPublished(tx, accountId, { formId: id, number: version }, now)
      await remember(tx, caller, 'published', of, { version })
    }
    if (groupId !== before.groupId) await remember(tx, caller, 'moved', of)
    const [row] = await store.updateForms(tx, accountId, [id], { title, groupId, version, published, updatedAt: now })
    return row ?? notFound()
  }

  return async (given: ParsedInput<typeof contract.forms.save>, context: MemberContext): Promise<Saved> => {
    const { accountId, tier } = context.caller
    const { id, groupId, publish } = given
    const phones = limitOf(tier, 'phoneComponents')
    const document = await prepare(given.document, { accountId, publish, phones })
    return database.transact(accountId, async (tx) => {
      await enterGroup(tx, accountId, groupId)
      const files = await filesOf(tx, accountId, document)
      const draft = { ...given, document }
      const row = id === undefined ? await insert(tx, draft, context) : await update(tx, id, draft, context)
      return { row, document, files }
    })
  }
}
