import { newBlockId } from '@matai/content/draft'
import { buttonTextMax, made } from '@matai/content/schema'
import {
  type Block,
  type CallOutput,
  type CodeOfForm,
  type contract,
  formCodesCounted,
  type FormOfCode,
  type ParsedInput,
} from '@matai/contract'
import type { PhraseKey } from '@matai/i18n'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { fail, failField, notFound } from '../../../platform/failure.ts'
import { readCursor, writeCursor } from '../../../platform/lists/cursor.ts'
import { codeRecords } from '../ports.ts'
import { formContentFault, formPlaceFault, withForm, withoutForm } from '../rules/form-place.ts'
import { lockQrCodes } from '../store/bulk.ts'
import { findQrCode, type QrCodeRow } from '../store/codes.ts'
import * as store from '../store/form-codes.ts'
import type { Acting, Dependencies } from './dependencies.ts'
import type { Owned } from './owned.ts'
import { describeQrCodes, type Looking } from './read.ts'
import { createRewriting } from './rewrite.ts'

type List = (typeof contract.codeForms)['qrCodesOfForm']
type FilledList = (typeof contract.codeForms)['qrCodesBesideForm']

/** Forms on live codes: which open one, and putting one on many. */
export function createFormCodes(dependencies: Dependencies & Pick<Owned, 'refuseOwned'>) {
  const { database, forms, ports, refuseOwned } = dependencies
  const describe = describeQrCodes(dependencies)
  const rewrite = createRewriting(dependencies)

  /** All the codes, held; refused with the place of the first that cannot take part. */
  async function hold(tx: Tx, ids: string[], { accountId }: Acting): Promise<QrCodeRow[]> {
    const unique = [...new Set(ids)]
    const rows = await lockQrCodes(tx, accountId, unique)
    if (rows.length < unique.length) notFound()
    for (const row of rows) {
      const fault = formPlaceFault(row.kind)
      if (fault) refuse(fault, row, ids)
      await refuseOwned(tx, accountId, row)
    }
    return rows
  }

  async function page(request: ParsedInput<List>, looking: Looking) {
    const { accountId } = looking.caller
    const { filters, keyword, cursor, pageSize } = request
    const { tx } = database
    if (!(await forms.titlesOf(tx, accountId, [filters.formId])).has(filters.formId)) notFound()
    const after = cursor === undefined ? undefined : (readCursor(cursor) ?? failField('cursor', 'errors.wrongFormat'))
    const place = { after, offset: (request.page - 1) * pageSize, limit: pageSize }
    const query = { formId: filters.formId, keyword, now: looking.now, ...place }
    const rows = await store.listFormCodes(tx, accountId, query)
    const total = await store.countFormCodes(tx, accountId, query, formCodesCounted + 1)
    const last = rows.length === pageSize ? rows.at(-1) : undefined
    return {
      list: (await describe(rows, looking)) as CodeOfForm[],
      total: Math.min(total, formCodesCounted),
      totalIsLowerBound: total > formCodesCounted,
      next: last ? writeCursor([last.moment, last.id]) : null,
    }
  }

  /** What came in of a form from each of some codes. */
  async function filled(accountId: AccountId, formId: number, ids: string[]) {
    const known = await Promise.all(ports.all(codeRecords).map((of) => of(database.tx, accountId, formId, ids)))
    return (id: string) => {
      const [found] = known.flatMap((counts) => counts.get(id) ?? [])
      return { records: found?.records ?? 0, lastRecordAt: found?.lastAt.toISOString() ?? null }
    }
  }

  return {
    /** Answers which codes have the form since. */
    put: (ids: string[], formId: number, acting: Acting): Promise<string[]> =>
      database.transact(acting.accountId, async (tx) => {
        const title = (await forms.holdTitles(tx, acting.accountId, [formId])).get(formId) ?? notFound()
        const rows = await hold(tx, ids, acting)
        const text = [...title].slice(0, buttonTextMax).join('')
        const entry = made.formEntry(newBlockId(), { text, formId })
        const change = kept((blocks) => withForm(blocks, formId, entry), ids)
        return inOrder(ids, await rewrite(tx, rows, change, acting))
      }),

    /** Answers which codes had it; also of a form that is gone. */
    takeOff: (ids: string[], formId: number, acting: Acting): Promise<string[]> =>
      database.transact(acting.accountId, async (tx) => {
        if (!(await forms.wasForm(tx, acting.accountId, formId))) notFound()
        const rows = await hold(tx, ids, acting)
        const change = kept((blocks) => withoutForm(blocks, formId), ids)
        return inOrder(ids, await rewrite(tx, rows, change, acting))
      }),

    /** Forms that a code opens or opened, and what came in from it. */
    async formsOf(id: string, accountId: AccountId): Promise<FormOfCode[]> {
      const { tx } = database
      const row = (await findQrCode(tx, accountId, id)) ?? notFound()
      const named = await store.formsOfCode(tx, accountId, row)
      const titles = await forms.titlesOf(tx, accountId, [...named.keys()])
      const there = [...named].flatMap(([formId, isOpened]) => {
        const title = titles.get(formId)
        return title === undefined ? [] : [{ formId, title, isOpened }]
      })
      return Promise.all(there.map(async (form) => ({ ...form, ...(await filled(accountId, form.formId, [id]))(id) })))
    },

    list: (request: ParsedInput<List>, looking: Looking): Promise<CallOutput<List>> => page(request, looking),

    /** With what came in from each. */
    async listFilled(request: ParsedInput<FilledList>, looking: Looking): Promise<CallOutput<FilledList>> {
      const { list, ...rest } = await page(request, looking)
      const ids = list.map(({ id }) => id)
      const of = await filled(looking.caller.accountId, request.filters.formId, ids)
      return { ...rest, list: list.map((code) => ({ ...code, ...of(code.id) })) }
    },
  }
}

const inOrder = (asked: readonly string[], done: readonly string[]): string[] => [
  ...new Set(asked.filter((id) => done.includes(id))),
]

/** A change whose outcome can be kept, else refused with the code. */
function kept(change: (blocks: Block[]) => Block[], ids: readonly string[]) {
  return (blocks: Block[], row: QrCodeRow): Block[] => {
    const changed = change(blocks)
    const fault = changed === blocks ? undefined : formContentFault(changed)
    return fault ? refuse(fault, row, ids) : changed
  }
}

function refuse(phrase: PhraseKey, { id, name }: QrCodeRow, ids: readonly string[]): never {
  return fail(phrase, { params: { name }, fields: [{ path: ['ids', ids.indexOf(id)], phrase, params: { name } }] })
}
