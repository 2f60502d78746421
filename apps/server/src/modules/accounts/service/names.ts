import type { Tx } from '../../../platform/db/database.ts'
import { maskMobile } from '../rules.ts'
import { listUsers } from '../store/users.ts'

/** What people are called, by user id; who was erased has no name. */
export async function namesOf(tx: Tx, userIds: number[]): Promise<Map<number, string>> {
  const users = await listUsers(tx, userIds)
  return new Map(users.map(({ id, username, mobile }) => [id, username ?? (mobile ? maskMobile(mobile) : '')]))
}
