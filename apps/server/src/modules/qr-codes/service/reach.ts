import type { Entity } from '@matai/contract'
import type { Reach } from '../../../platform/db/reach.ts'
import type { Caller } from '../../../platform/http/context.ts'
import { directoriesOf, reachOf } from '../store/reach.ts'
import type { Dependencies } from './dependencies.ts'

export type Named = readonly { entity: Entity; id: string | number }[]

/** Who works in some directories of an account: what such a person reaches, and whether something named is there. */
export function createReach({ database }: Pick<Dependencies, 'database'>) {
  const { tx } = database
  return {
    /** Undefined for who works everywhere. */
    of: ({ userId, directories }: Pick<Caller, 'userId' | 'directories'>): Reach | undefined =>
      directories ? reachOf(userId, directories) : undefined,

    /**
     * Whether all directories and codes that are named are in reach. What is unknown is refused by its verb, and what belongs to
     * a code (a record, a task) by its store.
     */
    async holds({ directories }: Reach, { accountId }: Pick<Caller, 'accountId'>, named: Named): Promise<boolean> {
      const inside = new Set(directories)
      const idsOf = (entity: Entity) => [...new Set(named.flatMap((one) => (one.entity === entity ? [one.id] : [])))]
      if (idsOf('directory').some((id) => !inside.has(Number(id)))) return false
      const codes = idsOf('qrCode').map(String)
      if (codes.length === 0) return true
      return [...(await directoriesOf(tx, accountId, codes)).values()].every((id) => inside.has(id))
    },
  }
}
