import { CallError } from '@matai/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SignedUp, startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const blocks = [{ id: 't', type: 'richText' as const, html: '<p>1</p>' }]

/** The error code of a call; 0 when it succeeds. */
async function outcome(call: Promise<unknown>): Promise<number | string> {
  try {
    await call
    return 0
  } catch (error) {
    if (error instanceof CallError) return error.code
    throw error
  }
}

/** What the directories say they hold, and what they do hold. */
async function countsOf({ accountId }: SignedUp) {
  const { rows } = await app.database.pool.query(
    `select d.id, d.qr_codes as said, count(q.id)::int as held from directory d
     left join qr_code q on q.account_id = d.account_id and q.directory_id = d.id and q.deleted_at is null
     where d.account_id = $1 group by d.id, d.qr_codes order by d.id`,
    [accountId],
  )
  const strayed = await app.database.pool.query(
    `select q.id from qr_code q left join directory d on d.account_id = q.account_id and d.id = q.directory_id
     where q.account_id = $1 and d.id is null`,
    [accountId],
  )
  return { rows: rows as { id: string; said: number; held: number }[], strayed: strayed.rows }
}

async function expectTrueCounts(owner: SignedUp): Promise<void> {
  const { rows, strayed } = await countsOf(owner)
  expect(strayed).toEqual([])
  expect(rows.map(({ said }) => said)).toEqual(rows.map(({ held }) => held))
}

describe('directories', () => {
  it('begin with a default one that has a name in the language of the caller and cannot be deleted', async () => {
    const owner = await app.signUp()
    const { list } = await owner.client.directories.listAll({})
    expect(list).toMatchObject([
      { name: '默认目录', isDefault: true, qrCodes: 0, can: { rename: true, delete: false } },
    ])
    const inEnglish = await app.clientOf(owner.token, 'en').directories.listAll({})
    expect(inEnglish.list[0]?.name).toMatch(/^[\x20-\x7e]+$/)
    expect(await outcome(owner.client.directories.del({ id: list[0]?.id ?? 0 }))).toBe(1006)
  })

  it('are added and renamed under names that nobody else in the account has', async () => {
    const owner = await app.signUp()
    const first = await owner.client.directories.add({ name: ' 一楼 ' })
    expect(first).toMatchObject({ name: '一楼', qrCodes: 0, can: { rename: true, delete: true } })
    const second = await owner.client.directories.add({ name: '二楼' })
    for (const call of [
      owner.client.directories.add({ name: '一楼' }),
      owner.client.directories.rename({ id: second.id, name: '一楼' }),
    ])
      await expect(call).rejects.toMatchObject({ code: 1001, data: { issues: [{ path: ['name'] }] } })
    expect((await owner.client.directories.rename({ id: first.id, name: '一楼' })).name).toBe('一楼')
    expect((await owner.client.directories.rename({ id: first.id, name: '三楼' })).name).toBe('三楼')
    expect((await (await app.signUp()).client.directories.add({ name: '二楼' })).name).toBe('二楼')
  })

  it('of 20 that want one name at once one gets it', async () => {
    const owner = await app.signUp()
    const ids: number[] = []
    for (let n = 0; n < 10; n += 1) ids.push((await owner.client.directories.add({ name: `旧 ${n}` })).id)
    const outcomes = await Promise.all([
      ...ids.map((id) => outcome(owner.client.directories.rename({ id, name: '大厅' }))),
      ...ids.map(() => outcome(owner.client.directories.add({ name: '大厅' }))),
    ])
    expect(outcomes.filter((code) => code === 0)).toHaveLength(1)
    expect(outcomes.filter((code) => code !== 0 && code !== 1001)).toEqual([])
  })

  it('give what they hold to the default one when they go', async () => {
    const owner = await app.signUp()
    const { id: directoryId } = await owner.client.directories.add({ name: '临时' })
    const code = await owner.client.qrCodes.save({ name: '甲', directoryId, blocks })
    await owner.client.qrCodes.save({ name: '乙', directoryId, blocks })
    expect(await owner.client.directories.del({ id: directoryId })).toEqual({ moved: 2 })
    const { list } = await owner.client.directories.listAll({})
    expect(list).toMatchObject([{ isDefault: true, qrCodes: 2 }])
    const moved = await owner.client.qrCodes.getInfo({ id: code.id })
    expect([moved.directoryId, moved.version]).toEqual([list[0]?.id, 1])
    expect(await outcome(owner.client.directories.del({ id: directoryId }))).toBe(1002)
  })

  it('take a code that moves, without a version', async () => {
    const owner = await app.signUp()
    const { id: directoryId } = await owner.client.directories.add({ name: '新家' })
    const { id } = await owner.client.qrCodes.save({ name: '甲', blocks })
    expect(await owner.client.qrCodes.save({ id, name: '甲', directoryId, blocks })).toMatchObject({
      directoryId,
      version: 1,
    })
    await expectTrueCounts(owner)
  })
})

describe('many at once', () => {
  it('keep the counts true through creating, moving, removing and deleting', async () => {
    const owner = await app.signUp()
    const { client } = owner
    const homes: number[] = [(await client.directories.listAll({})).list[0]?.id ?? 0]
    for (let n = 0; n < 4; n += 1) homes.push((await client.directories.add({ name: `目录 ${n}` })).id)
    const ids: string[] = []
    for (let n = 0; n < 24; n += 1)
      ids.push((await client.qrCodes.save({ name: `码 ${n}`, directoryId: pick(homes), blocks })).id)

    // Two rounds of random steps; every step may be refused because another came first, none may fail.
    for (let round = 0; round < 2; round += 1) {
      const outcomes = await Promise.all(Array.from({ length: 100 }, () => outcome(anyStep())))
      expect([...new Set(outcomes)].filter((code) => ![0, 1001, 1002, 1006].includes(code as number))).toEqual([])
      await expectTrueCounts(owner)
    }

    function anyStep(): Promise<unknown> {
      const steps = [
        () => client.qrCodes.save({ name: '新', directoryId: pick(homes), blocks }),
        () => client.qrCodes.save({ name: '新', blocks }),
        () => client.qrCodes.save({ id: pick(ids), name: `改 ${Math.random()}`, directoryId: pick(homes), blocks }),
        () => client.qrCodes.save({ id: pick(ids), name: '移', directoryId: pick(homes), blocks }),
        () => client.qrCodes.bathRemove({ ids: [pick(ids), pick(ids)] }),
        () => client.qrCodes.rename({ id: pick(ids), name: `名 ${Math.random()}` }),
        () => (Math.random() < 0.2 ? client.directories.del({ id: pick(homes) }) : client.directories.listAll({})),
      ]
      return pick(steps)()
    }
  })

  it('never leave a code in a directory that is gone', async () => {
    const owner = await app.signUp()
    for (let round = 0; round < 10; round += 1) {
      const { id } = await owner.client.directories.add({ name: `过客 ${round}` })
      const saves = Array.from({ length: 6 }, (_, n) =>
        outcome(owner.client.qrCodes.save({ name: `${round}-${n}`, directoryId: id, blocks })),
      )
      const [gone, ...saved] = await Promise.all([outcome(owner.client.directories.del({ id })), ...saves])
      expect(gone).toBe(0)
      expect(saved.every((code) => code === 0 || code === 1002)).toBe(true)
    }
    await expectTrueCounts(owner)
  })
})

function pick<Item>(items: Item[]): Item {
  return items[Math.floor(Math.random() * items.length)] as Item // no list here is empty
}
