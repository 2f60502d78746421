import { type CallOutput, type contract, flag, type FollowUp, mayCall, type ParsedInput } from '@matai/contract'
import type { Tx } from '../../../platform/db/database.ts'
import { fail, failField, notFound } from '../../../platform/failure.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { membersOf } from '../../accounts/service/members.ts'
import { recordFollowedUp } from '../events.ts'
import { dueAfter, noSettings } from '../rules/follow-up.ts'
import { nextRecords, recordPage } from '../rules/page.ts'
import { told } from '../rules/told.ts'
import * as store from '../store/follow-ups.ts'
import { findSettings } from '../store/follow-up-settings.ts'
import { findRecord, findRecords, lockRecords, type RecordRow } from '../store/records.ts'
import type { Dependencies } from './dependencies.ts'
import { createTellCharge } from './tell-charge.ts'

type Calls = typeof contract.followUps

/** What is said of one record. */
interface Said extends Pick<ParsedInput<Calls['add']>, 'text' | 'state' | 'dueAt'> {
  chargeId?: number | null | undefined
  files: string[]
}

/** What people of the account say and do about a record. */
export function createFollowUps(
  dependencies: Pick<
    Dependencies,
    'database' | 'audit' | 'events' | 'evidence' | 'filesByIds' | 'namesOf' | 'forms' | 'notices'
  >,
) {
  const { database, audit, events, evidence, filesByIds, namesOf, forms } = dependencies
  const remember = audit.on('record')
  const tellCharge = createTellCharge(dependencies)

  const mayDelete = ({ userId }: store.FollowUpRow, { caller }: MemberContext) =>
    userId === caller.userId || mayCall(flag('deleteRecord'), caller)

  async function describe(tx: Tx, rows: readonly store.FollowUpRow[], context: MemberContext): Promise<FollowUp[]> {
    const people = rows.flatMap(({ userId, chargeId }) => [userId, ...(chargeId === null ? [] : [chargeId])])
    const names = await namesOf(tx, [...new Set(people)])
    const ids = [...new Set(rows.flatMap(({ files }) => files))]
    const files = new Map((await filesByIds(tx, context.caller.accountId, ids)).map((file) => [file.id, file]))
    const filled = new Map(
      (
        await findRecords(
          tx,
          context.caller.accountId,
          rows.flatMap(({ filledId }) => filledId ?? []),
        )
      ).map((row) => [row.id, row]),
    )
    const titles = await forms.titlesOf(tx, context.caller.accountId, [
      ...new Set([...filled.values()].map(({ formId }) => formId)),
    ])
    const filledOf = (id: number | null): FollowUp['filled'] => {
      const row = id === null ? undefined : filled.get(id)
      return row
        ? { recordId: row.id, formId: row.formId, title: titles.get(row.formId) ?? '', number: row.number }
        : null
    }
    return rows.map((row) => ({
      id: row.id,
      recordId: row.recordId,
      user: { id: row.userId, name: names.get(row.userId) ?? '' },
      text: row.text,
      state: row.state,
      charge: row.chargeId === null ? null : { id: row.chargeId, name: names.get(row.chargeId) ?? '' },
      dueAt: row.dueAt?.toISOString() ?? null,
      files: row.files.flatMap((id) => files.get(id) ?? []),
      filled: filledOf(row.filledId),
      at: row.at.toISOString(),
      can: { delete: mayDelete(row, context) },
    }))
  }

  /** The record, so that two people who follow it up come one after the other. */
  async function lock(tx: Tx, id: number, { caller }: MemberContext): Promise<RecordRow> {
    const [row = notFound()] = await lockRecords(tx, caller.accountId, [id])
    return row.locked ? fail('records.locked', { as: 'limitReached' }) : row
  }

  async function note(tx: Tx, { id, formId, number }: RecordRow, { caller }: MemberContext, deed: string) {
    const title = (await forms.titleOf(tx, caller.accountId, formId)) ?? ''
    await remember(tx, caller, 'changed', { id, name: `${title} №${number}` }, { part: deed })
  }

  /** Writes down what is said of a record that is held, and tells of it. */
  async function follow(tx: Tx, record: RecordRow, said: Said, context: MemberContext): Promise<store.FollowUpRow> {
    const { accountId, userId } = context.caller
    const { text, state = null, chargeId, dueAt, files } = said
    const { id: recordId, formId } = record
    const settings = (await findSettings(tx, accountId, formId)) ?? noSettings
    const until = dueAt == null ? dueAt : new Date(dueAt)
    // What somebody says of it goes before what the form says.
    const due = until === undefined && state !== null ? dueAfter(settings, state, context.now) : until
    const row = await store.insertFollowUp(tx, {
      ...{ accountId, recordId, userId, text, state, files, at: context.now },
      chargeId: chargeId ?? null,
      dueAt: due ?? null,
    })
    const link = { kind: 'followed' as const, row: record, followUp: row }
    await evidence.add(tx, accountId, formId, [link], context.now)
    await store.setFollowUp(tx, accountId, recordId, {
      ...(state === null ? {} : { followUp: state }),
      ...(chargeId === undefined ? {} : { chargeId }),
      ...(due === undefined ? {} : { dueAt: due }),
    })
    if (chargeId != null && chargeId !== userId) await tellCharge(tx, record, { userId: chargeId, id: row.id })
    await note(tx, record, context, 'followUp')
    const deed = { followUpId: row.id, userId, state, chargeId: chargeId ?? null }
    await events.announce(tx, recordFollowedUp, { ...told(record), ...deed })
    return row
  }

  return {
    describe,
    note,

    async people({ caller }: MemberContext): Promise<CallOutput<Calls['people']>> {
      const members = await membersOf(database.tx, caller.accountId)
      const names = await namesOf(
        database.tx,
        members.map(({ userId }) => userId),
      )
      return { list: members.map(({ userId }) => ({ id: userId, name: names.get(userId) ?? '' })) }
    },

    async list(request: ParsedInput<Calls['list']>, context: MemberContext): Promise<CallOutput<Calls['list']>> {
      const { tx } = database
      const { accountId } = context.caller
      const { recordId } = request.filters
      if (!(await findRecord(tx, accountId, recordId))) notFound()
      const query = { recordId, keyword: request.keyword }
      const page = recordPage(request)
      const rows = await store.listFollowUps(tx, accountId, query, page)
      return {
        list: await describe(tx, rows, context),
        total: await store.countFollowUps(tx, accountId, query),
        totalIsLowerBound: false,
        next: nextRecords(rows, page),
      }
    },

    add: (input: ParsedInput<Calls['add']>, context: MemberContext): Promise<FollowUp> =>
      database.transact(context.caller.accountId, async (tx) => {
        const { accountId } = context.caller
        const { recordId, chargeId, fileIds } = input
        const record = await lock(tx, recordId, context)
        const files = [...new Set(fileIds)]
        if ((await filesByIds(tx, accountId, files)).length < files.length) failField('fileIds', 'errors.notFound')
        if (chargeId != null && !(await membersOf(tx, accountId)).some((member) => member.userId === chargeId))
          failField('chargeId', 'errors.notFound')
        const row = await follow(tx, record, { ...input, files }, context)
        const [described = notFound()] = await describe(tx, [row], context)
        return described
      }),

    addMany: (
      { recordIds, ...said }: ParsedInput<Calls['addMany']>,
      context: MemberContext,
    ): Promise<CallOutput<Calls['addMany']>> =>
      database.transact(context.caller.accountId, async (tx) => {
        const ids = [...new Set(recordIds)]
        const rows = await lockRecords(tx, context.caller.accountId, ids)
        if (rows.length < ids.length) notFound()
        if (rows.some(({ locked }) => locked)) fail('records.locked', { as: 'limitReached' })
        for (const row of rows) await follow(tx, row, { ...said, files: [] }, context)
        return { followed: rows.length }
      }),

    remove: (id: number, context: MemberContext): Promise<{ removed: number }> =>
      database.transact(context.caller.accountId, async (tx) => {
        const { accountId } = context.caller
        const row = (await store.findFollowUp(tx, accountId, id)) ?? notFound()
        if (!mayDelete(row, context)) fail('errors.noPermission', { as: 'noPermission' })
        const record = await lock(tx, row.recordId, context)
        if (!(await store.deleteFollowUp(tx, accountId, id))) notFound()
        const taken = [{ kind: 'unfollowed' as const, row: record, followUp: row }]
        await evidence.add(tx, accountId, record.formId, taken, context.now)
        const state = (await store.lastState(tx, accountId, row.recordId)) ?? 'pending'
        await store.setFollowUp(tx, accountId, row.recordId, { followUp: state })
        await note(tx, record, context, 'followUpRemoved')
        return { removed: 1 }
      }),
  }
}
