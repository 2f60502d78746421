import { createHash, randomBytes } from 'node:crypto'
import { type CallOutput, type contract, type ParsedInput, type StatusWall } from '@matai/contract'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { fail, notFound } from '../../../platform/failure.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { claimAddresses, ownerOf } from '../../addresses/service/addresses.ts'
import { findStatus, holdStatuses, statusNames } from '../store/statuses.ts'
import * as store from '../store/walls.ts'
import type { Dependencies } from './dependencies.ts'

type Calls = typeof contract.statuses

/** Fan-out topic of walls that are no more: their ids. */
export const wallTopic = 'status.wall'

/** Walls of an account. */
const wallsMax = 50
/** Milliseconds between two times that are written down at which a screen asked. */
const seenEvery = 60_000

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/** A wall as whoever has its address sees it. */
export type OpenWall = Pick<store.WallRow, 'id' | 'name' | 'statusIds'> & {
  accountId: AccountId
}

/** Links for televisions: read-only, without signing in, until somebody takes them back. */
export function createWalls({ database, audit, fanout }: Pick<Dependencies, 'database' | 'audit' | 'fanout'>) {
  const remember = audit.on('statusWall')

  async function describe(tx: Tx, rows: store.WallRow[], { caller }: MemberContext): Promise<StatusWall[]> {
    const ids = [...new Set(rows.flatMap(({ statusIds }) => statusIds))]
    const names = await statusNames(tx, caller.accountId, ids)
    return rows.map(({ id, name, statusIds, createdAt, seenAt }) => ({
      id,
      name,
      statuses: statusIds.map((status) => ({ id: status, name: names.get(status) ?? '' })),
      createdAt: createdAt.toISOString(),
      seenAt: seenAt?.toISOString() ?? null,
    }))
  }

  return {
    list: async (context: MemberContext): Promise<CallOutput<Calls['wallList']>> => ({
      list: await describe(database.tx, await store.listWalls(database.tx, context.caller.accountId), context),
    }),

    add: (
      { name, statusIds }: ParsedInput<Calls['wallAdd']>,
      context: MemberContext,
    ): Promise<CallOutput<Calls['wallAdd']>> =>
      database.transact(context.caller.accountId, async (tx) => {
        const { accountId } = context.caller
        await holdStatuses(tx, accountId)
        for (const id of statusIds) if (!(await findStatus(tx, accountId, id))) notFound()
        const used = (await store.listWalls(tx, accountId)).length
        if (used >= wallsMax) {
          const limit = wallsMax
          fail('statuses.tooManyWalls', { as: 'limitReached', params: { limit }, data: { limit, used } })
        }
        const token = randomBytes(32).toString('base64url')
        const unique = [...new Set(statusIds)]
        const values = { accountId, name, statusIds: unique, tokenHash: hashOf(token), createdAt: context.now }
        const row = (await store.insertWall(tx, values)) ?? notFound()
        await claimAddresses(tx, accountId, 'wall', [row.tokenHash])
        await remember(tx, context.caller, 'created', row)
        const [wall = notFound()] = await describe(tx, [row], context)
        return { ...wall, url: `${context.origin}/v/wall/${token}` }
      }),

    remove: (id: number, { caller }: MemberContext): Promise<{ removed: number }> =>
      database.transact(caller.accountId, async (tx) => {
        const gone = (await store.deleteWall(tx, caller.accountId, id)) ?? notFound()
        await remember(tx, caller, 'removed', gone)
        await fanout.announce(tx, wallTopic, [String(id)])
        return { removed: 1 }
      }),

    /** Undefined where the address leads nowhere, or does no longer. */
    async open(token: string, now: Date): Promise<OpenWall | undefined> {
      if (!/^[\w-]{43}$/.test(token)) return undefined
      const tokenHash = hashOf(token)
      const accountId = await ownerOf(database.tx, 'wall', tokenHash)
      const row = accountId && (await store.findWall(database.tx, accountId, tokenHash))
      if (!row) return undefined
      if (!row.seenAt || now.getTime() - row.seenAt.getTime() > seenEvery)
        await database.transact(accountId, (tx) => store.sawWall(tx, accountId, row.id, now))
      return { id: row.id, name: row.name, statusIds: row.statusIds, accountId }
    },
  }
}
