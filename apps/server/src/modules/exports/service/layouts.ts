import type { CallOutput, contract, PaperBlock, ParsedInput, RecordLayout } from '@matai/contract'
import { shapesToSvg } from '@matai/qr'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { fail, failField } from '../../../platform/failure.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import type { Audit } from '../../audit/service.ts'
import type { PaperRecord } from '../rules/paper-content.ts'
import { paperPages } from '../rules/record-paper.ts'
import { minuteOf } from '../rules/task.ts'
import { findLayout, putLayout } from '../store/layouts.ts'
import type { Dependencies } from './dependencies.ts'
import { createLetterhead } from './letterhead.ts'
import { createPaperRecord, type PaperOrder } from './paper-record.ts'

type Calls = typeof contract.recordLayouts
type Needs = Pick<Dependencies, 'records' | 'brandOf' | 'accountNameOf' | 'readForPrint' | 'database'> & {
  audit: Pick<Audit, 'on'>
}

/** Pages that a preview shows. */
const shownAtMost = 5

/** How records of a form stand on paper, and what that looks like. */
export function createRecordLayouts(needs: Needs) {
  const { database, audit, records } = needs
  const { takeOut, evidence, placeOf } = records
  const letterheadOf = createLetterhead(needs)
  const paperOf = createPaperRecord(needs)

  async function described(tx: Tx, accountId: AccountId, formId: number): Promise<RecordLayout> {
    const { questions } = await takeOut.form(accountId, formId)
    const row = await findLayout(tx, accountId, formId)
    return {
      version: row?.version ?? 0,
      blocks: row?.blocks ?? null,
      questions: questions.map(({ id, settings }) => ({ id, title: 'title' in settings ? settings.title : '' })),
    }
  }

  /** The form with blank answers, where there is no record yet. */
  async function blank({ accountId, say, zone, now }: PaperOrder, formId: number): Promise<PaperRecord> {
    const { title, questions } = await takeOut.form(accountId, formId)
    return {
      letterhead: await letterheadOf(accountId),
      title,
      name: '№1',
      facts: [[say('recordScreens.at'), minuteOf(zone, now)]],
      parts: questions.map(({ id, settings }) => ({
        ...{ kind: 'answer' as const, component: id, text: say('recordLayouts.blank'), pictures: [] },
        label: 'title' in settings ? settings.title : '',
      })),
      verify: null,
      foot: say('exports.pdfFoot', { at: minuteOf(zone, now) }),
      pageName: (page, of) => say('exports.pdfPage', { page, of }),
    }
  }

  async function newest(order: PaperOrder, formId: number, { role, flags }: MemberContext['caller']) {
    const { accountId } = order
    const [taken] = await takeOut.newest({ accountId, role, flags }, formId)
    if (!taken) return blank(order, formId)
    const { id } = taken.record
    const [proof] = await evidence.of(database.tx, accountId, formId, [id])
    const { title } = await takeOut.form(accountId, formId)
    const ofForm = { title, letterhead: await letterheadOf(accountId), place: await placeOf(accountId, formId) }
    return paperOf(order, taken, ofForm, {
      fingerprint: proof?.fingerprint,
      decisions: (await takeOut.decisions(accountId, [id])).get(id) ?? [],
      thread: (await takeOut.threads(accountId, [id])).get(id) ?? [],
    })
  }

  return {
    get: (formId: number, { caller }: MemberContext): Promise<RecordLayout> =>
      described(database.tx, caller.accountId, formId),

    set: (
      { formId, version, blocks }: ParsedInput<Calls['set']>,
      { caller }: MemberContext,
    ): Promise<CallOutput<Calls['set']>> =>
      database.transact(caller.accountId, async (tx) => {
        const { accountId } = caller
        const { title } = await takeOut.form(accountId, formId)
        refuseTwice(blocks)
        if (!(await putLayout(tx, accountId, { formId, version, blocks }))) fail('errors.conflict', { as: 'conflict' })
        await audit.on('form')(tx, caller, 'changed', { id: formId, name: title }, { part: 'layout' })
        return described(tx, accountId, formId)
      }),

    /** Unlogged: what is looked at is kept nowhere; the form's address is made where it had none. */
    async preview(
      { formId, blocks }: ParsedInput<Calls['preview']>,
      { caller, now, say, origin }: MemberContext,
    ): Promise<CallOutput<Calls['preview']>> {
      const { accountId, zone } = caller
      const record = await newest({ accountId, say, zone, origin, now }, formId, caller)
      const pages = await paperPages(record, blocks)
      const drawn = pages
        .slice(0, shownAtMost)
        .map(({ sheet }) => shapesToSvg(sheet, { width: '100%', height: '100%' }))
      return { pages: drawn, count: pages.length }
    },
  }
}

/** A question stands in one block only. */
function refuseTwice(blocks: readonly PaperBlock[] | null): void {
  const named = (blocks ?? []).flatMap((block) => (block.kind === 'answers' ? block.components : []))
  if (new Set(named).size < named.length) failField('blocks', 'recordLayouts.twice')
}

export type RecordLayouts = ReturnType<typeof createRecordLayouts>
