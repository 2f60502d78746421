import { CallError } from '@matai/client'
import type { Directory } from '@matai/contract'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
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
      { name: '默认目录', isDefault: true, qrCodes: 0, depth: 1, can: { rename: true, move: false, delete: false } },
    ])
    const inEnglish = await app.clientOf(owner.token, 'en').directories.listAll({})
    expect(inEnglish.list[0]?.name).toMatch(/^[\x20-\x7e]+$/)
    expect(await outcome(owner.client.directories.del({ id: list[0]?.id ?? 0 }))).toBe(1006)
  })

  it('are added and renamed under names that no other one of the parent has', async () => {
    const owner = await app.signUp()
    const first = await owner.client.directories.add({ name: ' 一楼 ' })
    expect(first).toMatchObject({ name: '一楼', qrCodes: 0, can: { rename: true, delete: true } })
    const second = await owner.client.directories.add({ name: '二楼' })
    for (const call of [
      () => owner.client.directories.add({ name: '一楼' }),
      () => owner.client.directories.rename({ id: second.id, name: '一楼' }),
    ])
      await expect(call()).rejects.toMatchObject({ code: 1001, data: { issues: [{ path: ['name'] }] } })
    expect((await owner.client.directories.rename({ id: first.id, name: '一楼' })).name).toBe('一楼')
    expect((await owner.client.directories.rename({ id: first.id, name: '三楼' })).name).toBe('三楼')
    expect((await owner.client.directories.add({ name: '二楼', parentId: second.id })).name).toBe('二楼')
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
    expect(await owner.client.directories.del({ id: directoryId })).toEqual({ moved: 2, trashed: 0, waits: null })
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

describe('the tree', () => {
  it('has five levels', async () => {
    const owner = await app.signUp()
    const line = await lineOf(owner, 5)
    expect(line.map(({ depth }) => depth)).toEqual([1, 2, 3, 4, 5])
    expect(line.map(({ can }) => can.addBelow)).toEqual([true, true, true, true, false])
    const { directories } = owner.client
    const sixth = directories.add({ name: '六', parentId: idAt(line, 4) })
    await expect(sixth).rejects.toMatchObject({ code: 1001, message: '添加目录失败,最多支持5级' })
    const branch = await directories.add({ name: '旁支' })
    await directories.add({ name: '叶', parentId: branch.id })
    await expect(
      app.clientOf(owner.token, 'en').directories.move({ id: branch.id, parentId: idAt(line, 3) }),
    ).rejects.toMatchObject({ code: 1001, message: 'Directory addition failed, only 5 levels supported' })
    expect(await directories.move({ id: branch.id, parentId: idAt(line, 2) })).toMatchObject({ depth: 4 })
    await expectTree(owner)
  })

  it('takes a new order of more than a thousand of one parent in one call', async () => {
    const owner = await app.signUp()
    await app.database.pool.query(
      `insert into directory (account_id, name, position)
       select $1, '楼' || n, n from generate_series(1, 1004) n`,
      [owner.accountId],
    )
    const { list } = await owner.client.directories.listAll({})
    const [first, ...others] = list.map(({ id }) => id)
    expect(others).toHaveLength(1004)
    const turned = [first ?? 0, ...others.reverse()]
    const { list: after } = await owner.client.directories.changeorder({ ids: turned })
    expect(after.map(({ id }) => id)).toEqual(turned)
  })

  it('never becomes a circle', async () => {
    const owner = await app.signUp()
    const line = await lineOf(owner, 3)
    const { directories } = owner.client
    for (const parentId of [idAt(line, 0), idAt(line, 1), idAt(line, 2)]) {
      await expect(directories.move({ id: idAt(line, 0), parentId })).rejects.toMatchObject({ code: 1006 })
    }
    const others = await Promise.all(['甲', '乙'].map((name) => directories.add({ name })))
    const [one, two] = others.map(({ id }) => id) as [number, number]
    for (let round = 0; round < 5; round += 1) {
      const outcomes = await Promise.all([
        outcome(directories.move({ id: one, parentId: two })),
        outcome(directories.move({ id: two, parentId: one })),
      ])
      expect(outcomes.sort()).toEqual([0, 1006])
      await expectTree(owner)
      await directories.move({ id: one, parentId: null })
      await directories.move({ id: two, parentId: null })
    }
  })

  it('keeps the order that somebody gave it', async () => {
    const owner = await app.signUp()
    const { directories } = owner.client
    const ids: number[] = []
    for (const name of ['一', '二', '三']) ids.push((await directories.add({ name })).id)
    const [one, two, three] = ids as [number, number, number]
    expect(await namesOf(owner)).toEqual(['默认目录', '一', '二', '三'])
    const { list } = await directories.changeorder({ ids: [three, one] })
    expect(list.map(({ name }) => name)).toEqual(['默认目录', '三', '一', '二'])
    await directories.move({ id: two, parentId: null, before: three })
    expect(await namesOf(owner)).toEqual(['默认目录', '二', '三', '一'])
    await directories.move({ id: one, parentId: two })
    const child = await directories.add({ name: '四', parentId: two })
    await directories.move({ id: child.id, parentId: two, before: one })
    expect(await namesOf(owner)).toEqual(['默认目录', '二', '四', '一', '三'])
    expect((await directories.list({ parentId: two })).list.map(({ id }) => id)).toEqual([child.id, one])
    expect((await directories.list({})).list.map(({ name }) => name)).toEqual(['默认目录', '二', '三'])
    expect(await outcome(directories.changeorder({ ids: [one, three] }))).toBe(1006)
    expect(await outcome(directories.move({ id: one, parentId: two, before: three }))).toBe(1006)
  })

  it('leaves the default directory where it is, and a name to one of its siblings', async () => {
    const owner = await app.signUp()
    const { directories } = owner.client
    const first = (await directories.list({})).list[0]?.id ?? 0
    const hall = await directories.add({ name: '大厅' })
    const below = await directories.add({ name: '大厅', parentId: hall.id })
    expect(await outcome(directories.move({ id: first, parentId: hall.id }))).toBe(1006)
    await expect(directories.move({ id: below.id, parentId: null })).rejects.toMatchObject({
      code: 1006,
      message: '同名目录已存在',
    })
  })

  it('counts below and goes with its subdirectories, its codes one up', async () => {
    const owner = await app.signUp()
    const line = await lineOf(owner, 4)
    const codes = []
    for (const { id } of line) codes.push(await owner.client.qrCodes.save({ name: '码', directoryId: id, blocks }))
    const { list } = await owner.client.directories.listAll({})
    expect(list.map(({ qrCodes, qrCodesBelow }) => [qrCodes, qrCodesBelow])).toEqual([
      [0, 0],
      [1, 4],
      [1, 3],
      [1, 2],
      [1, 1],
    ])
    expect(await owner.client.directories.del({ id: idAt(line, 1) })).toEqual({ moved: 3, trashed: 0, waits: null })
    expect((await owner.client.qrCodes.getInfo({ id: codes[3]?.id ?? '' })).directoryId).toBe(idAt(line, 0))
    await expectTree(owner)
  })

  it('puts its codes into the trash when that is wanted, but never the home page', async () => {
    const owner = await app.signUp()
    const line = await lineOf(owner, 3)
    const ids: string[] = []
    for (const { id } of line) ids.push((await owner.client.qrCodes.save({ name: '码', directoryId: id, blocks })).id)
    await app.database.pool.query(`update qr_code set kind = 'home' where id = $1`, [ids[2]])
    await app.http.inject(`/q/${ids[1]}`)
    expect(await owner.client.directories.del({ id: idAt(line, 1), qrCodes: 'trash' })).toEqual({
      moved: 1,
      trashed: 1,
      waits: null,
    })
    const kept = await app.database.pool.query(
      'select directory_id::int as home, deleted_at is null as alive from qr_code where id = any($1) order by deleted_at nulls last',
      [ids],
    )
    expect(kept.rows).toEqual([
      { home: idAt(line, 0), alive: false },
      { home: idAt(line, 0), alive: true },
      { home: idAt(line, 0), alive: true },
    ])
    await vi.waitFor(async () => expect((await app.http.inject(`/q/${ids[1]}`)).body).not.toContain('<p>1</p>'), 10_000)
    await expectTree(owner)
  })

  it('says how often what it holds was scanned in the last 30 days, and nothing of what lies elsewhere', async () => {
    const owner = await app.signUp()
    const line = await lineOf(owner, 2)
    const directoryIds = [idAt(line, 0), idAt(line, 1), undefined]
    const ids: string[] = []
    for (const directoryId of directoryIds) {
      const place = directoryId === undefined ? {} : { directoryId }
      ids.push((await owner.client.qrCodes.save({ name: '码', blocks, ...place })).id)
    }
    const day = (ago: number) => new Date(app.clock.now().getTime() - ago * 86_400_000).toISOString().slice(0, 10)
    for (const [id, ago, people] of [
      [ids[0], 2, 3],
      [ids[0], 40, 50],
      [ids[1], 20, 4],
      [ids[2], 2, 70],
    ])
      await app.database.pool.query(
        'insert into scan_day (account_id, qr_code_id, day, people, machines) values ($1, $2, $3, $4, 9)',
        [owner.accountId, id, day(Number(ago)), people],
      )
    const { directories } = owner.client
    const scans = await Promise.all(line.map(async ({ id }) => (await directories.getSummary({ id })).scansLately))
    expect(scans).toEqual([7, 4])
  })

  it('puts more codes into the trash than one statement takes', async () => {
    const owner = await app.signUp()
    const { id: directoryId } = await owner.client.directories.add({ name: '多' })
    const { id } = await owner.client.qrCodes.save({ name: '码', directoryId, blocks })
    await app.database.pool.query(
      `insert into qr_code (account_id, id, name, directory_id, version, created_by)
       select account_id, 'x' || directory_id || '-' || n, name, directory_id, version, created_by
       from qr_code, generate_series(1, 1199) n where id = $1`,
      [id],
    )
    await app.database.pool.query('update directory set qr_codes = 1200 where id = $1', [directoryId])
    expect(await owner.client.directories.del({ id: directoryId, qrCodes: 'trash' })).toEqual({
      moved: 0,
      trashed: 1200,
      waits: null,
    })
    await expectTree(owner)
  })
})

describe('many at once', () => {
  it('keep the tree whole and the counts true through 200 adds, moves, orders and deletes', async () => {
    const owner = await app.signUp()
    const { directories, qrCodes } = owner.client
    const known = (await lineOf(owner, 4)).map(({ id }) => id)
    for (let n = 0; n < 6; n += 1) known.push((await directories.add({ name: `根 ${n}` })).id)
    const codes: string[] = []
    for (let n = 0; n < 20; n += 1)
      codes.push((await qrCodes.save({ name: `码 ${n}`, directoryId: pick(known), blocks })).id)
    for (let round = 0; round < 2; round += 1) {
      const outcomes = await Promise.all(Array.from({ length: 200 }, () => outcome(anyStep())))
      expect([...new Set(outcomes)].filter((code) => ![0, 1001, 1002, 1006].includes(code as number))).toEqual([])
      expect(outcomes).toContain(0)
      await expectTree(owner)
    }

    async function anyStep(): Promise<unknown> {
      const dice = Math.random()
      if (dice < 0.3) return directories.move({ id: pick(known), parentId: pick([null, ...known]) })
      if (dice < 0.5) {
        // Half of them at the top, so that there is always something, whatever is deleted.
        const parent = Math.random() < 0.5 ? {} : { parentId: pick(known) }
        const added = await directories.add({ name: `新 ${Math.random()}`, ...parent })
        return known.push(added.id)
      }
      if (dice < 0.56) return directories.del({ id: pick(known), qrCodes: pick(['up', 'trash'] as const) })
      if (dice < 0.65) return directories.changeorder({ ids: [pick(known), pick(known)] })
      if (dice < 0.8) return qrCodes.save({ name: '新', directoryId: pick(known), blocks })
      if (dice < 0.9) return qrCodes.save({ id: pick(codes), name: '移', directoryId: pick(known), blocks })
      return qrCodes.bulkRemove({ ids: [pick(codes)] })
    }
  })

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
        () => client.qrCodes.bulkRemove({ ids: [pick(ids), pick(ids)] }),
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

/** Directories below each other, the first at the top. */
async function lineOf(owner: SignedUp, length: number): Promise<Directory[]> {
  const line: Directory[] = []
  for (let depth = 1; depth <= length; depth += 1) {
    const above = line.at(-1)
    line.push(await owner.client.directories.add({ name: `第 ${depth} 级`, ...(above ? { parentId: above.id } : {}) }))
  }
  return line
}

const idAt = (line: Directory[], at: number): number => line[at]?.id ?? 0

async function namesOf(owner: SignedUp): Promise<string[]> {
  return (await owner.client.directories.listAll({})).list.map(({ name }) => name)
}

/** Every directory is reached from the top within five levels, and the counts are true. */
async function expectTree(owner: SignedUp): Promise<void> {
  const { list } = await owner.client.directories.listAll({})
  const stored = await app.database.pool.query('select id from directory where account_id = $1', [owner.accountId])
  expect(list).toHaveLength(stored.rows.length)
  expect(list.every(({ depth }) => depth <= 5)).toBe(true)
  await expectTrueCounts(owner)
}

function pick<Item>(items: Item[]): Item {
  return items[Math.floor(Math.random() * items.length)] as Item // no list here is empty
}
