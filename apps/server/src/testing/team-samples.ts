import type { CallKey } from '@matai/contract'
import type { Belongings } from './belongings.ts'
import { newNumber, type TestApp } from './test-app.ts'

type TeamKey = Extract<CallKey, `team.${string}`>
type Sample = (own: Belongings, app: TestApp) => Promise<Record<string, unknown>> | Record<string, unknown>

const rights = { name: '三厂的小王', flags: ['deleteForm'], until: null, viewOnly: false }

/** An input of each call of the team that is right in every field. */
export const teamSamples = {
  'team.list': () => ({}),
  'team.add': (own) => ({ ...rights, mobile: newNumber(), directories: [own.directory], sms: false }),
  'team.edit': (own) => ({ ...rights, id: own.member, directories: [own.directory] }),
  'team.del': (own) => ({ id: own.member }),
  'team.holdings': (own) => ({ id: own.member }),
  'team.getAccountList': () => ({}),
  'team.invitationInfo': () => ({ code: '1-Ab3dE5fGh2JkLm' }),
  'team.join': (own) => ({ id: own.memberInvitation }),
  'team.decline': (own) => ({ id: own.memberInvitation }),
  'team.ownHoldings': () => ({}),
  'team.quitCompany': () => ({}),
  'team.seeAs': (own) => ({ id: own.member }),
  'team.seeAsEnd': () => ({}),
} satisfies Record<TeamKey, Sample>

/** Somebody who works in the account, and somebody who was asked to. */
export async function makeTeam(
  { accountId, userId, word }: { accountId: number; userId: number; word: string },
  one: (sql: string, values: unknown[], id?: string) => Promise<number>,
) {
  const member = await one(
    `with person as (insert into "user" (mobile) values ($1) returning id)
     insert into membership (account_id, user_id, role, name) select $2, id, 'subAdmin', $3 from person`,
    [`+${newNumber()}`, accountId, `成员 ${word}`],
    'user_id as id',
  )
  const memberInvitation = await one(
    `insert into member_invitation (account_id, code_hash, mobile, name, email, flags, view_only, invited_by, expires_at)
     values ($1, 'none', $2, $3, '', '[]', false, $4, now() + interval '1 day')`,
    [accountId, `+${newNumber()}`, `受邀 ${word}`, userId],
  )
  return { member, memberInvitation }
}
