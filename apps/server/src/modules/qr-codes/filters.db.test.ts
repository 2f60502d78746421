import { type CallInput, type contract, qrCodeSorts, type QrCodeItem } from '@matai/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SignedUp, startTestApp, type TestApp } from '../../testing/test-app.ts'

type Ask = CallInput<typeof contract.qrCodes.getCodeList>
type Filters = NonNullable<Ask['filters']>

const day = 86_400_000
let app: TestApp
let owner: SignedUp & { helper: number; directories: number[]; now: number }

beforeAll(async () => {
  app = await startTestApp()
  const signedUp = await app.signUp()
  const helper = (await app.signUp()).userId
  const { client, accountId, userId } = signedUp
  const outer = await client.directories.add({ name: '外' })
  const inner = await client.directories.add({ name: '内', parentId: outer.id })
  const home = (await client.directories.listAll({})).list.find(({ isDefault }) => isDefault)
  const directories = [home?.id ?? 0, outer.id, inner.id]
  const now = app.clock.now().getTime()
  // Everything has few values, so that many codes are equal in the order and only their ids tell them apart.
  await app.database.pool.query(
    `with made as (
       insert into qr_code (account_id, id, name, kind, directory_id, version, created_by, created_at, updated_at,
         expires_at, blocked_at, scans)
       select $1, 'fi' || translate(to_char(n, 'FM000000'), '01', 'ab'), (array['b','B','a','甲','é'])[n % 5 + 1] || (n % 7),
         case when n % 11 = 0 then 'jump' else 'page' end, ($3::bigint[])[n % 3 + 1], 1,
         case when n % 4 = 0 then $5::bigint else $2 end,
         $4::timestamptz - (n % 13) * interval '1 day', $4::timestamptz - (n % 6) * interval '1 hour',
         case n % 5 when 0 then $4::timestamptz - interval '1 day' when 1 then $4::timestamptz + interval '9 day' end,
         case when n % 17 = 0 then now() end, n % 9
       from generate_series(1, 240) n returning id, name, directory_id
     ), versions as (
       insert into qr_code_version (account_id, qr_code_id, number, name, blocks, saved_by)
       select $1, id, 1, name, '[]', $2 from made
     )
     update directory set qr_codes = (select count(*) from made where directory_id = directory.id) where account_id = $1`,
    [accountId, userId, directories, new Date(now), helper],
  )
  owner = { ...signedUp, helper, directories, now }
}, 180_000)
afterAll(() => app.close())

/** Every page of a list by its cursors. */
async function walk(ask: Ask): Promise<QrCodeItem[]> {
  const seen: QrCodeItem[] = []
  let cursor: string | undefined
  do {
    const page = await owner.client.qrCodes.getCodeList({ ...ask, pageSize: 37, ...(cursor ? { cursor } : {}) })
    seen.push(...page.list)
    cursor = page.next ?? undefined
  } while (cursor)
  return seen
}

const ascending = (a: string | number, b: string | number) => (a < b ? -1 : a > b ? 1 : 0)
const bytes = (text: string) => Buffer.from(text).toString('hex')

/** What each order compares; equal ones by id in the same direction. */
const compares: Record<(typeof qrCodeSorts)[number], (a: QrCodeItem, b: QrCodeItem) => number> = {
  newest: (a, b) => ascending(b.createdAt, a.createdAt) || ascending(b.id, a.id),
  oldest: (a, b) => ascending(a.createdAt, b.createdAt) || ascending(a.id, b.id),
  updated: (a, b) => ascending(b.updatedAt, a.updatedAt) || ascending(b.id, a.id),
  name: (a, b) => ascending(bytes(a.name), bytes(b.name)) || ascending(a.id, b.id),
  scans: (a, b) => scansOf(b) - scansOf(a) || ascending(b.id, a.id),
}
const numberOf = ({ id }: QrCodeItem) => Number(id.slice(2).replaceAll('a', '0').replaceAll('b', '1'))
const scansOf = (item: QrCodeItem) => numberOf(item) % 9

const filters: [string, () => Filters, (item: QrCodeItem) => boolean][] = [
  ['nothing', () => ({}), () => true],
  ['a directory', () => ({ directoryId: owner.directories[1] ?? 0 }), (item) => numberOf(item) % 3 === 1],
  [
    'a directory with those below',
    () => ({ directoryId: owner.directories[1] ?? 0, withSubdirectories: true }),
    (item) => numberOf(item) % 3 !== 0,
  ],
  ['a kind', () => ({ kind: 'jump' }), (item) => numberOf(item) % 11 === 0],
  ['the normal', () => ({ state: 'normal' }), (item) => numberOf(item) % 17 !== 0 && numberOf(item) % 5 !== 0],
  ['the expired', () => ({ state: 'expired' }), (item) => numberOf(item) % 17 !== 0 && numberOf(item) % 5 === 0],
  ['the blocked', () => ({ state: 'blocked' }), (item) => numberOf(item) % 17 === 0],
  ['a creator', () => ({ creatorId: owner.helper }), (item) => numberOf(item) % 4 === 0],
  [
    'days of making',
    () => ({
      createdFrom: new Date(owner.now - 5 * day).toISOString(),
      createdUntil: new Date(owner.now - 2 * day).toISOString(),
    }),
    (item) => [3, 4, 5].includes(numberOf(item) % 13),
  ],
  ['scans', () => ({ scansMin: 3, scansMax: 5 }), (item) => [3, 4, 5].includes(scansOf(item))],
  [
    'many things at once',
    () => ({
      directoryId: owner.directories[1] ?? 0,
      withSubdirectories: true,
      kind: 'page',
      state: 'normal',
      scansMin: 1,
      createdUntil: new Date(owner.now - day).toISOString(),
    }),
    (item) => {
      const n = numberOf(item)
      return n % 3 !== 0 && n % 11 !== 0 && n % 17 !== 0 && n % 5 !== 0 && n % 9 >= 1 && n % 13 >= 2
    },
  ],
]

describe.each(qrCodeSorts)('by %s', (sort) => {
  it.each(filters)('the pages of %s are the whole, each code once and in order', async (_, filtersOf, belongs) => {
    const all = await walk({ sort })
    expect(all).toHaveLength(240)
    const wanted = all.filter(belongs).sort(compares[sort])
    expect(wanted.length).toBeGreaterThan(0)
    const ask = { sort, filters: filtersOf() }
    expect((await walk(ask)).map(({ id }) => id)).toEqual(wanted.map(({ id }) => id))
    const second = await owner.client.qrCodes.getCodeList({ ...ask, page: 2, pageSize: 10 })
    expect(second.list.map(({ id }) => id)).toEqual(wanted.slice(10, 20).map(({ id }) => id))
    expect([second.total, second.totalIsLowerBound]).toEqual([wanted.length, false])
  })

  it('a word is found among the filtered', async () => {
    const found = await walk({ sort, keyword: '甲', filters: { state: 'blocked' } })
    expect(found.length).toBeGreaterThan(0)
    expect(found.every(({ name, state }) => name.includes('甲') && state === 'blocked')).toBe(true)
    expect(found).toEqual([...found].sort(compares[sort]))
  })
})

describe('favourites', () => {
  it('are everybody’s own, and come back with the list', async () => {
    const ids = ['fiaaabaa', 'fiaaaaa7', 'fiaaaa55']
    const other = await app.signUp()
    await app.joinAccount(other, owner.accountId, 'subAdmin')
    expect(await owner.client.qrCodes.setFavourite({ ids, favourite: true })).toEqual({ changed: 3 })
    expect(await owner.client.qrCodes.setFavourite({ ids: ids.slice(0, 1), favourite: true })).toEqual({ changed: 0 })
    const marked = await walk({ filters: { favourite: true }, sort: 'name' })
    expect(marked.map(({ id }) => id).sort()).toEqual([...ids].sort())
    expect(marked.every(({ favourite }) => favourite)).toBe(true)
    const theirs = await other.client.qrCodes.getCodeList({ filters: { favourite: true } })
    expect([theirs.list, theirs.total]).toEqual([[], 0])
    expect(await owner.client.qrCodes.setFavourite({ ids, favourite: false })).toEqual({ changed: 3 })
    expect(await walk({ filters: { favourite: true } })).toEqual([])
  })

  it('refuses a code that is not there, and marks none then', async () => {
    const ids = ['fiaaabaa', 'zzzzzzzz']
    await expect(owner.client.qrCodes.setFavourite({ ids, favourite: true })).rejects.toMatchObject({ code: 1002 })
    expect(await walk({ filters: { favourite: true } })).toEqual([])
  })
})

describe('a cursor', () => {
  it('of another order is refused', async () => {
    const { next } = await owner.client.qrCodes.getCodeList({ sort: 'name', pageSize: 5 })
    const refused = owner.client.qrCodes.getCodeList({ sort: 'scans', cursor: next ?? '' })
    await expect(refused).rejects.toMatchObject({ code: 1001, data: { issues: [{ path: ['cursor'] }] } })
  })
})
