import { Failure } from '../../../platform/failure.ts'
import type { Caller } from '../../../platform/http/context.ts'
import { findUser, type UserRow } from '../store/users.ts'
import type { Parts } from './parts.ts'

/** The signed-in user, who may be one that an account brings, without a number. */
export async function findPerson({ database }: Parts, { userId }: Pick<Caller, 'userId'>): Promise<UserRow> {
  const user = await findUser(database.tx, { id: userId })
  if (!user || (user.mobile === null && user.providedBy === null))
    throw new Failure('sessionInvalid', 'errors.loginInvalid')
  return user
}

/** The signed-in user; a user who was erased a moment ago has no session any more. */
export async function findSelf({ database }: Parts, { userId }: Pick<Caller, 'userId'>) {
  const user = await findUser(database.tx, { id: userId })
  if (!hasMobile(user)) throw new Failure('sessionInvalid', 'errors.loginInvalid')
  return user
}

function hasMobile(user: UserRow | undefined): user is UserRow & { mobile: string } {
  return user !== undefined && user.mobile !== null
}
