import { afterAll, beforeAll, expect, it } from 'vitest'
import { type SignedUp, startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let owner: SignedUp
beforeAll(async () => {
  app = await startTestApp()
  owner = await app.signUp({ tier: 'basic' })
})
afterAll(() => app.close())

it('makes jumps and pages of a list in their directories, after saying so, and takes them back', async () => {
  const { client } = owner
  const list = Buffer.from(
    'keyword,url,title,目录\nmenu,https://example.com/menu,菜单,前厅/一楼\nnews,周三闭店,公告,\nbad,javascript:alert(1),坏,\n',
  ).toString('base64')
  const seen = await client.codeImports.import({ list, looksOnly: true })
  expect(seen).toMatchObject({ id: null, jumps: 1, pages: 1, newDirectories: ['前厅', '前厅 / 一楼'] })
  expect(seen.skipped).toEqual([{ row: 4, message: '链接不是网址（http 或 https）' }])
  expect((await client.directories.listAll({})).list).toHaveLength(1)

  const done = await client.codeImports.import({ list })
  const { rows } = await app.database.pool.query(
    `select q.name, q.kind, v.target, d.name as directory from qr_code q
     join qr_code_version v on v.account_id = q.account_id and v.qr_code_id = q.id
     join directory d on d.account_id = q.account_id and d.id = q.directory_id
     where q.account_id = $1 order by q.created_at`,
    [owner.accountId],
  )
  expect(rows).toEqual([
    { name: '菜单 (menu)', kind: 'jump', target: 'https://example.com/menu', directory: '一楼' },
    { name: '公告 (news)', kind: 'page', target: null, directory: '' },
  ])
  const id = done.id ?? 0
  expect(await client.codeImports.undo({ id })).toEqual({ removed: 2, kept: 0, waits: null })
  await expect(client.codeImports.undo({ id })).rejects.toMatchObject({ code: 1002 })
})

it('is taken back wholly or not at all, and by as many at once as there are connections', async () => {
  const { client } = owner
  const importOf = async (nth: number) => {
    const list = Buffer.from(`url,title\nhttps://example.com/${nth},通知 ${nth}\n`).toString('base64')
    return (await client.codeImports.import({ list })).id ?? 0
  }
  const ids: number[] = []
  for (let nth = 0; nth < 12; nth += 1) ids.push(await importOf(nth))
  const left = async () => (await client.qrCodes.getCodeList({ keyword: '通知' })).total
  const { pool } = app.database
  await pool.query(`
    create function not_now() returns trigger language plpgsql as $$ begin raise exception 'not now'; end $$;
    create trigger not_now before update on code_import for each row execute function not_now()`)
  await expect(client.codeImports.undo({ id: ids[0] ?? 0 })).rejects.toMatchObject({ code: 1500 })
  await pool.query('drop trigger not_now on code_import; drop function not_now')
  expect(await left()).toBe(12)
  const undone = await Promise.all(ids.map((id) => client.codeImports.undo({ id })))
  expect(undone).toEqual(ids.map(() => ({ removed: 1, kept: 0, waits: null })))
  expect(await left()).toBe(0)
})
