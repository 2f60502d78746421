import { defaultStyle } from '@matai/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { everybody } from '../../platform/db/account-id.ts'
import { type SignedUp, startTestApp, type TestApp } from '../../testing/test-app.ts'
import { extinguishers, makeTemplate } from '../batches/batches.fixture.ts'
import { filesOnDisk } from '../exports/exports.fixture.ts'

let app: TestApp
let owner: SignedUp
beforeAll(async () => {
  app = await startTestApp()
  owner = await app.signUp()
})
afterAll(() => app.close())

const day = 86_400_000
let shade = 10

/** A picture like no other; wide enough for labels. */
async function upload(name = 'pict.png', who = owner): Promise<string> {
  shade += 1
  const background = { r: shade, g: 80, b: 60 }
  const bytes = await sharp({ create: { width: 720, height: 480, channels: 3, background } })
    .png()
    .toBuffer()
  const sign = await app.sealed(name.slice(0, 4), 'upload')
  return (await who.client.files.simple({ sign, file: new File([new Uint8Array(bytes)], name) })).id
}

const page = (id: string) => [{ id: 'p', type: 'picture' as const, fileId: id, alt: '' }]
const onDisk = async (id: string) => (await filesOnDisk(app)).includes(id)
const rowOf = async (id: string) =>
  (await app.database.pool.query('select idle_since from file where id = $1', [id])).rows[0]

/** Works off what a removal has put into the queue. */
async function dropBlobs(): Promise<void> {
  const { rows } = await app.database.pool.query(
    `select jobs.id, payload from graphile_worker._private_jobs jobs
     join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id where identifier = 'files:dropBlobs'`,
  )
  for (const { id, payload } of rows) {
    await app.modules.files.dropBlobs(payload.ids)
    await app.database.pool.query('delete from graphile_worker._private_jobs where id = $1', [id])
  }
}

/** As old as if it had been uploaded long ago, and noted idle so many days ago; null: not noted. */
async function age(ids: string[], idleDays: number | null): Promise<void> {
  const idleSince = idleDays === null ? null : new Date(app.clock.now().getTime() - idleDays * day)
  await app.database.pool.query(
    `update file set created_at = now() - interval '90 days', idle_since = $2 where id = any($1)`,
    [ids, idleSince],
  )
}

describe('a file that nothing names', () => {
  it('goes after thirty days with its bytes, and the room is free again', async () => {
    const id = await upload()
    await age([id], null)
    const before = (await owner.client.files.usage({})).picture
    await app.modules.files.dropIdle()
    expect((await rowOf(id))?.idle_since).toBeInstanceOf(Date)
    await age([id], 29)
    await app.modules.files.dropIdle()
    expect(await rowOf(id)).toBeDefined()
    await age([id], 31)
    await app.modules.files.dropIdle()
    expect(await rowOf(id)).toBeUndefined()
    expect(await onDisk(id)).toBe(true)
    await dropBlobs()
    expect(await onDisk(id)).toBe(false)
    const after = (await owner.client.files.usage({})).picture
    expect([after.files, after.bytes < before.bytes]).toEqual([before.files - 1, true])
  })

  it('is left alone on its first day, when whoever uploaded it is about to use it', async () => {
    const id = await upload()
    await app.modules.files.dropIdle()
    expect((await rowOf(id))?.idle_since).toBeNull()
  })

  it('of a live code goes when the code has left the trash, not before', async () => {
    const id = await upload()
    const code = await owner.client.qrCodes.save({ name: '旧菜单', blocks: page(id) })
    await age([id], null)
    await owner.client.qrCodes.bulkRemove({ ids: [code.id] })
    await app.modules.files.dropIdle()
    expect((await rowOf(id))?.idle_since).toBeNull()
    await app.database.pool.query('update qr_code set deleted_at = $2 where id = $1', [
      code.id,
      new Date(app.clock.now().getTime() - 31 * day),
    ])
    await app.modules.qrCodes.trash.purge(app.clock.now())
    await app.modules.files.dropIdle()
    expect((await rowOf(id))?.idle_since).toBeInstanceOf(Date)
  })
})

describe('a file that is named', () => {
  it('stays wherever that is: versions, styles, labels, batches, words of other accounts, tables of later modules', async () => {
    const { client } = owner
    const ids: Record<string, string> = {}
    for (const where of ['old', 'new', 'style', 'look', 'label', 'batch', 'words', 'foreign', 'later', 'list']) {
      ids[where] = await upload()
    }
    const of = (where: string) => ids[where] ?? ''
    const code = await client.qrCodes.save({ name: '菜单', blocks: page(of('old')) })
    await client.qrCodes.save({ id: code.id, name: '菜单', blocks: page(of('new')) })
    const style = (where: string) => JSON.stringify({ ...defaultStyle, logoUrl: of(where) })
    await app.database.pool.query('update qr_code set style = $2 where id = $1', [code.id, style('style')])
    await app.database.pool.query(
      `insert into style_template (account_id, name, style, created_by) values ($1, '青玉', $2, $3)`,
      [owner.accountId, style('look'), owner.userId],
    )
    const layer = { id: 'c', type: 'code' as const, x: 2, y: 2, width: 30, height: 36 }
    await client.labels.save({ name: '牌', design: { width: 60, height: 40, bgUrl: of('label'), layers: [layer] } })
    await makeTemplate(owner, { blocks: [...extinguishers.blocks, ...page(of('batch'))] })
    const html = (id: string) => [
      { id: 't', type: 'richText' as const, html: `<p><a href="https://matai.example/u/${id}/pict.png">1</a></p>` },
    ]
    await client.qrCodes.save({ name: '文字', blocks: html(of('words')) })
    const other = await app.signUp()
    await other.client.qrCodes.save({ name: '抄来的', blocks: html(of('foreign')) })
    await app.database.pool.query('create table later_module (answers jsonb, names text[])')
    const later = [JSON.stringify({ photo: [of('later')] }), [of('list')]]
    await app.database.pool.query('insert into later_module values ($1, $2)', later)
    try {
      await age(Object.values(ids), 31)
      await app.modules.files.dropIdle()
      for (const [where, id] of Object.entries(ids)) {
        expect([where, await rowOf(id)]).toEqual([where, { idle_since: null }])
      }
    } finally {
      await app.database.pool.query('drop table later_module')
    }
  })

  it('at the moment of its removal stays: whoever names it comes first', async () => {
    const id = await upload()
    await age([id], 31)
    await app.database.transact(everybody, async (tx) => {
      const found = await app.modules.files.filesByIds(tx, owner.accountId as never, [id])
      expect(found).toHaveLength(1)
      await app.modules.files.dropIdle()
    })
    expect(await rowOf(id)).toEqual({ idle_since: null })
    expect(await onDisk(id)).toBe(true)
  })

  it('a moment after its removal is refused, not lost', async () => {
    const id = await upload()
    await age([id], 31)
    const removing = await app.database.pool.connect()
    try {
      await removing.query('begin')
      await removing.query('delete from file where id = $1', [id])
      const saving = owner.client.qrCodes.save({ name: '迟到', blocks: page(id) }).catch((error: unknown) => error)
      await new Promise((resolve) => setTimeout(resolve, 300))
      await removing.query('commit')
      expect(await saving).toMatchObject({ code: 1001, message: '内容中有文件不存在，请删除后重新上传' })
    } finally {
      removing.release()
    }
  })

  it('is in use again when it is saved, drawn or looked at', async () => {
    const [saved, looked] = [await upload(), await upload()]
    await age([saved, looked], 31)
    await owner.client.qrCodes.save({ name: '又用了', blocks: page(saved) })
    expect((await app.fetch(`/u/${looked}/pict.png`)).status).toBe(200)
    for (const id of [saved, looked]) expect(await rowOf(id)).toEqual({ idle_since: null })
  })
})
