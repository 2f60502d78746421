import type { CallKey } from '@matai/contract'
import type { Belongings } from './belongings.ts'
import { newNumber, type TestApp } from './test-app.ts'

type CollaboratorKey = Extract<CallKey, `${'collaborators' | 'identityGroups' | 'ownWork'}.${string}`>
type Sample = (own: Belongings, app: TestApp) => Promise<Record<string, unknown>> | Record<string, unknown>

const anyName = () => `组 ${Math.random().toString(36).slice(2, 8)}`

/** An input of each call of collaborators that is right in every field. */
export const collaboratorSamples = {
  'collaborators.list': (own) => ({ filters: { groupId: own.identityGroup } }),
  'collaborators.add': (own) => ({ name: '王芳', mobile: newNumber(), groupIds: [own.identityGroup] }),
  'collaborators.edit': (own) => ({
    id: own.collaborator,
    name: '李雷',
    mobile: newNumber(),
    groupIds: [own.identityGroup],
  }),
  'collaborators.del': (own) => ({ ids: [own.collaborator] }),
  'collaborators.setGroup': (own) => ({ ids: [own.collaborator], groupId: own.identityGroup, isIn: true }),
  'collaborators.export': () => ({}),
  'collaborators.import': () => ({ workbook: Buffer.from(`王芳,${newNumber()},${anyName()}\n`).toString('base64') }),
  'collaborators.undoImport': (own) => ({ id: own.collaboratorImport }),
  'identityGroups.list': () => ({}),
  'identityGroups.add': () => ({ name: anyName() }),
  'identityGroups.rename': (own) => ({ id: own.identityGroup, name: anyName() }),
  'identityGroups.del': (own) => ({ id: own.identityGroup }),
  'ownWork.address': () => ({}),
  'ownWork.sendCode': () => ({ mobile: newNumber() }),
  'ownWork.prove': async (_, app) => {
    const mobile = newNumber()
    await app.anyone.ownWork.sendCode({ mobile })
    return { mobile, mobileCode: await app.smsCodeFor(mobile.replace('+', '')) }
  },
  'ownWork.setStatus': (own) => ({ qrCodeId: own.qrCode, statusId: own.status, itemId: own.statusItem }),
  'ownWork.decide': (own) => ({ recordId: own.record, level: 1, approved: true }),
  'ownWork.forgetPhone': () => ({}),
} satisfies Record<CollaboratorKey, Sample>

/** Somebody who fills forms, a group without anybody, and an import that added him. */
export async function makeCollaborators(
  { accountId, userId, word }: { accountId: number; userId: number; word: string },
  one: (sql: string, values: unknown[]) => Promise<number>,
) {
  const collaborator = await one(
    'insert into collaborator (account_id, name, mobile, updated_at) values ($1, $2, $3, now())',
    [accountId, `协作 ${word}`.slice(0, 20), newNumber()],
  )
  const identityGroup = await one('insert into identity_group (account_id, name) values ($1, $2)', [
    accountId,
    `组 ${word}`,
  ])
  const collaboratorImport = await one(
    'insert into collaborator_import (account_id, user_id, at, people) values ($1, $2, now(), $3)',
    [accountId, userId, JSON.stringify([{ id: collaborator, version: 1, before: null }])],
  )
  return { collaborator, identityGroup, collaboratorImport }
}
