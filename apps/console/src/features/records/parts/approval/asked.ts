import type { ApproverRole, CallInput, Contract, FormApproval } from '@matai/contract'

/** Who is asked at a level, as one list names roles, groups and people: `role admin`, `group 3`, `user 7`. */
export const askedOf = ({ people, roles, groups }: FormApproval['levels'][number]): string[] => [
  ...roles.map((role) => `role ${role}`),
  ...groups.map(({ id }) => `group ${id}`),
  ...people.map(({ id }) => `user ${id}`),
]

export function levelOf(asked: readonly string[]): CallInput<Contract['recordApprovals']['set']>['levels'][number] {
  const of = (kind: string) => asked.flatMap((one) => (one.startsWith(`${kind} `) ? one.slice(kind.length + 1) : []))
  // The list offers nothing else.
  return { roles: of('role') as ApproverRole[], groupIds: of('group').map(Number), userIds: of('user').map(Number) }
}
