import { type contract, flag, type FormApproval, mayCall, type ParsedInput, type RecordApproval } from '@matai/contract'
import type { Tx } from '../../../platform/db/database.ts'
import { fail, failField, notFound } from '../../../platform/failure.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { membersOf } from '../../accounts/service/members.ts'
import * as store from '../store/approvals.ts'
import { findRecord, type RecordRow } from '../store/records.ts'
import { createApprovers } from './approvers.ts'
import { createDeciding } from './decide.ts'
import type { Dependencies } from './dependencies.ts'

type Calls = typeof contract.recordApprovals

/** One to three levels of approval: who decides, what was decided, and who is told that a record waits. */
export function createApprovals(dependencies: Dependencies) {
  const { database, audit, collaborators, forms, namesOf, filesByIds } = dependencies
  const approvers = createApprovers(dependencies)
  const { hold, settle, tell } = createDeciding(dependencies)

  async function settingsOf(tx: Tx, caller: MemberContext['caller'], formId: number): Promise<FormApproval> {
    const { accountId } = caller
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
      can: { edit: mayCall(flag('editRecord'), caller) },
    }
  }

  async function describe(tx: Tx, row: RecordRow, { caller }: MemberContext): Promise<RecordApproval> {
    const { accountId, userId } = caller
    const levels = await store.levelsOf(tx, accountId, row.formId)
    const steps = await store.stepsOf(tx, accountId, [row.id])
    const isWaiting = row.approval === 'waiting' && !row.locked
    const deciding = isWaiting
      ? await approvers(tx, row, row.approvalLevel, levels)
      : { userIds: [], collaborators: [] }
    const names = await namesOf(tx, [...new Set([...deciding.userIds, ...steps.map((step) => step.userId)])])
    const signatures = await filesByIds(
      tx,
      accountId,
      steps.flatMap(({ signatureId }) => signatureId ?? []),
    )
    return {
      state: row.approval,
      level: row.approvalLevel,
      of: Math.max(levels.length, row.approvalLevel, ...steps.map(({ level }) => level)),
      waitsFor: [
        ...deciding.userIds.map((id) => ({ id, name: names.get(id) ?? '' })),
        ...deciding.collaborators.map(({ name }) => ({ id: 0, name })),
      ],
      steps: steps.map((step) => ({
        level: step.level,
        user: { id: step.userId, name: step.collaborator || (names.get(step.userId) ?? '') },
        approved: step.approved,
        reason: step.reason,
        signature: signatures.find(({ id }) => id === step.signatureId) ?? null,
        at: step.at.toISOString(),
      })),
      can: { decide: deciding.userIds.includes(userId) },
    }
  }

  return {
    tell,

    get: async (formId: number, { caller }: MemberContext): Promise<FormApproval> => {
      const { tx } = database
      if ((await forms.titleOf(tx, caller.accountId, formId)) === undefined) notFound()
      return settingsOf(tx, caller, formId)
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
        return settingsOf(tx, caller, formId)
      }),

    ofRecord: async (id: number, context: MemberContext): Promise<RecordApproval> => {
      const { tx } = database
      return describe(tx, (await findRecord(tx, context.caller.accountId, id)) ?? notFound(), context)
    },

    decide: (asked: ParsedInput<Calls['decide']>, context: MemberContext): Promise<RecordApproval> =>
      database.transact(context.caller.accountId, async (tx) => {
        const { caller, now } = context
        const { accountId, userId } = caller
        const { signatureId } = asked
        const row = await hold(tx, accountId, asked)
        if (!(await approvers(tx, row, asked.level)).userIds.includes(userId))
          fail('records.notYours', { as: 'conflict' })
        const [signature] = signatureId ? await filesByIds(tx, accountId, [signatureId]) : []
        if (signatureId && signature?.kind !== 'picture') failField('signatureId', 'errors.notFound')
        return describe(tx, await settle(tx, row, { ...asked, userId }, now), context)
      }),
  }
}
