import type { CallKey } from '@matai/contract'
import type { Belongings } from './belongings.ts'

type Key = Extract<CallKey, `keys.${string}`>
type Sample = (own: Belongings) => Record<string, unknown>

const settings = { name: '仓库系统', scopes: ['codes:read'], until: null }

/** An input of each call of keys that is right in every field. */
export const keySamples = {
  'keys.list': () => ({}),
  'keys.add': () => settings,
  'keys.edit': (own) => ({ ...settings, id: own.key, name: '收货系统' }),
  'keys.del': (own) => ({ id: own.key }),
  'keys.self': () => ({}),
} satisfies Record<Key, Sample>

/** A key that nobody knows. */
export async function makeKeys(
  { accountId, userId, word }: { accountId: number; userId: number; word: string },
  one: (sql: string, values: unknown[]) => Promise<number>,
) {
  const key = await one(
    `insert into access_key (account_id, token_hash, hint, user_id, name, scopes)
     values ($1, $2, 'mk_1_none…', $3, $4, '["codes:read"]')`,
    [accountId, word, userId, `密钥 ${word}`],
  )
  return { key }
}
