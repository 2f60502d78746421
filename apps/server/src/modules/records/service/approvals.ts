import type { contract, FormApproval, ParsedInput, RecordApproval } from '@matai/contract'
import { type AccountId, mintAccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { fail, failField, notFound } from '../../../platform/failure.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { membersOf } from '../../accounts/service/members.ts'
import { recordDecided } from '../events.ts'
import { afterDecision } from '../rules/approval.ts'
import { told } from '../rules/told.ts'
import * as store from '../store/approvals.ts'
import { findRecord, lockRecords, type RecordRow } from '../store/records.ts'
import { createApprovers } from './approvers.ts'
import type { Dependencies } from './dependencies.ts'

type Calls = typeof contract.recordApprovals

/** One to three levels of approval: who decides, what was decided, and who is told that a record waits. */
export function createApprovals(dependencies: Dependencies) {
  const { database, audit, collaborators, events, forms, namesOf, notices, filesByIds, evidence } = dependencies
  const approvers = createApprovers(dependencies)
  const remember = audit.on('record')

  async function settingsOf(tx: Tx, accountId: AccountId, formId: number): Promise<FormApproval> {
    const levels = await store.levelsOf(tx, accountId, formId)
    const names = await namesOf(tx, [...new Set(levels.flatMap(({ userIds }) => userIds))])
    const isGrouped = levels.some(({ groupIds = [] }) => groupIds.length > 0)
    const groups = isGrouped ? await collaborators.listGroups(tx, accountId) : []
    return {
      levels: levels.map(({ userIds, roles = [], groupIds = [] }) => ({
        people: userIds.map((id) => ({ id, name: names.get(id) ?? '' })),
        roles,
        groups: groups.flatMap(({ id, name }) => (groupIds.includes(id) ? [{ id, name }] : [])),
      })),
    }
  }

  async function describe(tx: Tx, row: RecordRow, { caller }: MemberContext): Promise<RecordApproval> {
    const { accountId, userId } = caller
    const levels = await store.levelsOf(tx, accountId, row.formId)
    const steps = await store.stepsOf(tx, accountId, [row.id])
    const isWaiting = row.approval === 'waiting' && !row.locked
    const deciding = isWaiting ? await approvers(tx, row, row.approvalLevel, levels) : []
    const names = await namesOf(tx, [...new Set([...deciding, ...steps.map((step) => step.userId)])])
    const signatures = await filesByIds(
      tx,
      accountId,
      steps.flatMap(({ signatureId }) => signatureId ?? []),
    )
    return {
      state: row.approval,
      level: row.approvalLevel,
      of: Math.max(levels.length, row.approvalLevel, ...steps.map(({ level }) => level)),
      waitsFor: deciding.map((id) => ({ id, name: names.get(id) ?? '' })),
      steps: steps.map((step) => ({
        level: step.level,
        user: { id: step.userId, name: names.get(step.userId) ?? '' },
        approved: step.approved,
        reason: step.reason,
        signature: signatures.find(({ id }) => id === step.signatureId) ?? null,
        at: step.at.toISOString(),
      })),
      can: { decide: deciding.includes(userId) },
    }
  }

  /** Tells those who decide now that a record waits for them. */
  async function tell(tx: Tx, row: RecordRow, level: number): Promise<void> {
    const accountId = mintAccountId(row.accountId)
    const title = (await forms.titleOf(tx, accountId, row.formId)) ?? ''
    const link = `/formData/${row.formId}/records/${row.id}`
    const told = { accountId, kind: 'approvalWanted' as const, link, details: { title, number: row.number } }
    const deciding = await approvers(tx, row, level)
    const once = `approval ${row.id} ${level}`
    await notices.tell(
      tx,
      deciding.map((userId) => ({ ...told, userId, once })),
    )
  }

  return {
    tell,

    get: async (formId: number, { caller }: MemberContext): Promise<FormApproval> => {
      const { tx } = database
      if ((await forms.titleOf(tx, caller.accountId, formId)) === undefined) notFound()
      return settingsOf(tx, caller.accountId, formId)
    },

    set: ({ formId, levels }: ParsedInput<Calls['set']>, { caller }: MemberContext): Promise<FormApproval> =>
      database.transact(caller.accountId, async (tx) => {
        const { accountId } = caller
        const name = (await forms.titleOf(tx, accountId, formId)) ?? notFound()
        const members = new Set((await membersOf(tx, accountId)).map(({ userId }) => userId))
        const unique = levels.map(({ userIds, roles, groupIds }) => ({
          userIds: [...new Set(userIds)],
          roles: [...new Set(roles)],
          groupIds: [...new Set(groupIds)],
        }))
        const groups = new Set((await collaborators.listGroups(tx, accountId)).map(({ id }) => id))
        if (unique.some(({ groupIds }) => groupIds.some((id) => !groups.has(id)))) notFound()
        if (unique.some(({ userIds }) => userIds.some((id) => !members.has(id)))) failField('levels', 'errors.notFound')
        await store.setLevels(tx, accountId, formId, unique)
        await audit.on('form')(tx, caller, 'changed', { id: formId, name }, { part: 'approval' })
        return settingsOf(tx, accountId, formId)
      }),

    ofRecord: async (id: number, context: MemberContext): Promise<RecordApproval> => {
      const { tx } = database
      return describe(tx, (await findRecord(tx, context.caller.accountId, id)) ?? notFound(), context)
    },

    decide: (asked: ParsedInput<Calls['decide']>, context: MemberContext): Promise<RecordApproval> =>
      database.transact(context.caller.accountId, async (tx) => {
        const { caller, now } = context
        const { accountId, userId } = caller
        const { recordId, level, approved, reason, signatureId } = asked
        const [row = notFound()] = await lockRecords(tx, accountId, [recordId])
        if (row.locked) fail('records.locked', { as: 'limitReached' })
        if (row.approval !== 'waiting' || row.approvalLevel !== level)
          fail('records.decidedAlready', { as: 'conflict' })
        const levels = await store.levelsOf(tx, accountId, row.formId)
        if (!(await approvers(tx, row, level, levels)).includes(userId)) fail('records.notYours', { as: 'conflict' })
        const [signature] = signatureId ? await filesByIds(tx, accountId, [signatureId]) : []
        if (signatureId && signature?.kind !== 'picture') failField('signatureId', 'errors.notFound')
        const next = afterDecision(level, levels.length, approved)
        const step = { accountId, recordId, level, userId, approved, reason, signatureId: signatureId ?? null, at: now }
        const decision = await store.decide(tx, step, next)
        await evidence.add(tx, accountId, row.formId, [{ kind: 'decided', row, decision }], now)
        const decided = { ...row, ...next }
        if (next.approval === 'waiting') await tell(tx, decided, next.approvalLevel)
        const title = (await forms.titleOf(tx, accountId, row.formId)) ?? ''
        const deed = approved ? 'approved' : 'refused'
        await remember(tx, caller, 'changed', { id: recordId, name: `${title} №${row.number}` }, { part: deed })
        const { approval } = next
        await events.announce(tx, recordDecided, { ...told(row), userId, level, approved, approval })
        return describe(tx, decided, context)
      }),
  }
}
