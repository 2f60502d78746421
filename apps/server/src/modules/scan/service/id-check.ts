import { createGroupCommit } from '../../../platform/group-commit.ts'

/** Ids of one statement, and how many may wait for it. */
const batch = 500
const queue = 10_000

/**
 * Whether an id exists, for networks that guess: all of them together have one small statement at a time, so that the
 * right id of a neighbour is still found and a flood of wrong ones costs next to nothing.
 */
export function createIdCheck(findAmong: (ids: string[]) => Promise<Set<string>>): (id: string) => Promise<boolean> {
  const checks = createGroupCommit<{ id: string; exists: boolean }>({
    batch,
    queue,
    async write(asked) {
      const found = await findAmong(asked.map(({ id }) => id))
      for (const one of asked) one.exists = found.has(one.id)
    },
  })
  return async (id) => {
    const asked = { id, exists: false }
    await checks.add(asked)
    return asked.exists
  }
}
