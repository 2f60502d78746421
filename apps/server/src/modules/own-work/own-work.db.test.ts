import { contract } from '@matai/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newNumber, type SignedUp, startTestApp, type TestApp } from '../../testing/test-app.ts'
import { publish, text } from '../records/records.fixture.ts'

let app: TestApp
let who: SignedUp
beforeAll(async () => {
  app = await startTestApp()
  app.clock.advanceToNoon()
  who = await app.signUp({ tier: 'flagship' })
})
afterAll(() => app.close())

const word = () => Math.random().toString(36).slice(2, 7)
const dayOf = (moment: Date) => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(moment)

/** Somebody with a phone and a browser of his own. */
function createPhone(mobile = newNumber()) {
  let cookie = ''
  async function call(
    path: string,
    body: object,
    key = '',
  ): Promise<{ code: number; msg: string; data: { id: number } }> {
    const headers = { 'Content-Type': 'application/json', Cookie: cookie, ...(key && { 'Idempotency-Key': key }) }
    const answer = await app.fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
    const [kept] = answer.headers.getSetCookie()
    if (kept) cookie = kept.split(';')[0] ?? ''
    return (await answer.json()) as { code: number; msg: string; data: { id: number } }
  }
  return {
    mobile,
    call,
    async prove() {
      await call(contract.ownWork.sendCode.path, { mobile })
      const { code } = await call(contract.ownWork.prove.path, { mobile, mobileCode: await app.smsCodeFor(mobile) })
      expect(code).toBe(0)
    },
    /** Brings a photo of a code; answers how that went, and the id of the upload. */
    async bring(qrCodeId: string, bytes: Buffer) {
      const headers = { 'Tus-Resumable': '1.0.0', 'X-Code': qrCodeId, Cookie: cookie }
      const path = '/v/form/file'
      const begun = await app.fetch(path, {
        method: 'POST',
        headers: { ...headers, 'Upload-Length': `${bytes.length}` },
      })
      const id = begun.headers.get('Location')?.split('/').at(-1) ?? ''
      if (id !== '') {
        const more = { 'Upload-Offset': '0', 'Content-Type': 'application/offset+octet-stream' }
        await app.fetch(`${path}/${id}`, {
          method: 'PATCH',
          headers: { ...headers, ...more },
          body: new Uint8Array(bytes),
        })
      }
      return { status: begun.status, id }
    },
    page: async (path = '/my') =>
      (await app.fetch(path, { headers: { Cookie: cookie, 'Accept-Language': 'zh' } })).text(),
  }
}

async function makeCode(name: string, formId?: number, directoryId?: number): Promise<string> {
  const block = formId
    ? { id: 'f', type: 'formEntry' as const, text: '填写', formId }
    : { id: 't', type: 'richText' as const, html: '<p>1</p>' }
  const item = { name, blocks: [block], ...(directoryId === undefined ? {} : { directoryId }) }
  const { list } = await who.client.qrCodes.bulkSave({ items: [item as never] }) // what an editor would send
  return list[0]?.id ?? ''
}

it('shows tasks, forms and records of whoever proved the number, and nothing to anybody else', async () => {
  const tag = word()
  const guard = createPhone()
  const group = await who.client.identityGroups.add({ name: `保安 ${tag}` })
  const night = await who.client.identityGroups.add({ name: `夜班 ${tag}` })
  await who.client.collaborators.add({ name: '王芳', mobile: guard.mobile, groupIds: [group.id] })
  const [meant, foreign, open] = await Promise.all(
    ['巡查', '夜巡', '问卷'].map((title) => publish(who, [text('q1')], { title: `${title} ${tag}` })),
  )
  if (!meant || !foreign || !open) throw new Error('no forms')
  for (const [form, groupId] of [
    [meant, group.id],
    [foreign, night.id],
  ] as const)
    await who.client.formSettings.setFillers({
      formId: form.formId,
      settings: { who: 'collaborators', groupIds: [groupId], mayChange: true },
    })
  const [first, second] = [await makeCode(`消火栓甲 ${tag}`, meant.formId), await makeCode(`消火栓乙 ${tag}`)]
  const plans = [
    { name: `日检 ${tag}`, groupIds: [group.id], codeIds: [first, second], formId: meant.formId },
    { name: `夜检 ${tag}`, groupIds: [night.id], codeIds: [first], formId: foreign.formId },
  ]
  for (const plan of plans) {
    const { id } = await who.client.plans.add({
      ...{ cycle: { every: 'day', days: 1 }, opensAt: '00:00', warnsAt: '12:00', closesAt: '18:00' },
      startsOn: dayOf(app.clock.now()),
      ...plan,
    })
    await who.client.plans.changeStatus({ id, state: 'running' })
  }
  await app.modules.plans.turn(app.clock.now())

  const asked = await guard.page()
  expect(asked).toContain('获取验证码')
  expect(asked).not.toContain(tag)
  await guard.prove()
  const [person] = (await who.client.collaborators.list({ filters: { groupId: group.id } })).list
  expect(person?.boundAt).not.toBeNull()

  const page = await guard.page()
  for (const there of [
    `日检 ${tag}`,
    `消火栓甲 ${tag}`,
    '已完成 0/2',
    `巡查 ${tag}`,
    '所在的活码（1）',
    '还没有提交过',
  ])
    expect(page).toContain(there)
  for (const other of ['夜检', '夜巡', '问卷']) expect(page).not.toContain(`${other} ${tag}`)

  const sent = { id: meant.id, version: meant.version, answers: { q1: '好' }, qrCodeId: first }
  const { data } = await guard.call(contract.filling.submit.path, sent, crypto.randomUUID())
  const after = await guard.page()
  for (const there of ['已完成 1/2', `/f/${meant.id}/mine#record-${data.id}`, '待处理', '可修改'])
    expect(after).toContain(there)

  const stranger = createPhone()
  await stranger.prove()
  const nothing = await stranger.page()
  expect(nothing).toContain('还没有单位把这个手机号加为协作成员')
  expect(nothing).not.toContain(tag)
  await guard.call(contract.ownWork.forgetPhone.path, {})
  expect(await guard.page()).not.toContain(tag)
})

it('a record waits for an identity group on the phones of its people, who decide with a reason and a signature', async () => {
  const tag = word()
  const [foreman, guard] = [createPhone(), createPhone()]
  const group = await who.client.identityGroups.add({ name: `班长 ${tag}` })
  await who.client.collaborators.add({ name: '王班长', mobile: foreman.mobile, groupIds: [group.id] })
  await who.client.collaborators.add({ name: '李保安', mobile: guard.mobile, groupIds: [] })
  const secret = { id: 'p', type: 'phone' as const, settings: { title: '手机', masked: true } }
  const form = await publish(who, [text('q1'), secret], { title: `报修 ${tag}` })
  const { recordApprovals } = who.client
  await recordApprovals.set({ formId: form.formId, levels: [{ groupIds: [group.id] }, { roles: ['admin'] }] })
  const answers = { q1: `漏水 ${tag}`, p: '+8613912345678' }
  const sent = { id: form.id, version: form.version, answers }
  const { id: recordId } = (await guard.call(contract.filling.submit.path, sent, crypto.randomUUID())).data
  expect((await recordApprovals.ofRecord({ recordId })).waitsFor).toEqual([{ id: 0, name: '王班长' }])
  await foreman.prove()
  await guard.prove()
  const page = await foreman.page()
  for (const there of ['等我审批', `报修 ${tag}`, `漏水 ${tag}`, '第 1 / 2 级']) expect(page).toContain(there)
  expect(page).not.toContain('12345678')
  expect(await guard.page()).not.toContain('等我审批')

  const decide = (phone: typeof guard, more: object) =>
    phone.call(contract.ownWork.decide.path, { recordId, level: 1, approved: true, ...more })
  expect((await decide(guard, {})).msg).toBe('这条记录现在不等你审批')
  expect((await decide(createPhone(), {})).code).toBe(1002)
  expect((await decide(foreman, { approved: false })).code).toBe(1001)
  const dot = { create: { width: 20, height: 8, channels: 3 as const, background: '#fff' } }
  const signature = `data:image/png;base64,${(await sharp(dot).png().toBuffer()).toString('base64')}`
  expect((await decide(foreman, { reason: '属实', signature })).data).toEqual({ state: 'waiting' })
  expect((await decide(foreman, {})).code).toBe(1006)
  expect(await recordApprovals.ofRecord({ recordId })).toMatchObject({
    ...{ level: 2, waitsFor: [{ id: who.userId }] },
    steps: [{ user: { id: 0, name: '王班长' }, reason: '属实', signature: { kind: 'picture' } }],
  })
  expect((await who.client.recordEvidence.ofRecord({ id: recordId })).state).toBe('intact')
  expect(await foreman.page()).not.toContain('等我审批')
})

it('names every company that knows the number; a member of some directories finds none of the others', async () => {
  const tag = word()
  const form = await publish(who, [text('q1')], { title: `内部 ${tag}` })
  await who.client.formSettings.setFillers({ formId: form.formId, settings: { who: 'members' } })
  const [inside, outside] = await Promise.all(
    ['东楼', '西楼'].map((name) => who.client.directories.add({ name: `${name} ${tag}` })),
  )
  const codes = [
    await makeCode(`东门 ${tag}`, form.formId, inside?.id),
    await makeCode(`西门 ${tag}`, form.formId, outside?.id),
  ]
  const plan = await who.client.plans.add({
    ...{ name: `全员 ${tag}`, formId: form.formId, codeIds: codes, cycle: { every: 'day', days: 1 } },
    ...{ opensAt: '00:00', warnsAt: '12:00', closesAt: '18:00', startsOn: dayOf(app.clock.now()) },
  } as never)
  await who.client.plans.changeStatus({ id: plan.id, state: 'running' })
  await app.modules.plans.turn(app.clock.now())
  const mate = await app.signUp()
  await app.joinAccount(mate, who.accountId, 'subAdmin')
  const limited = [JSON.stringify([inside?.id]), who.accountId, mate.userId]
  await app.database.pool.query(
    'update membership set directories = $1::jsonb where account_id = $2 and user_id = $3',
    limited,
  )
  const other = await app.signUp()
  await other.client.collaborators.add({ name: '李雷', mobile: mate.mobile, groupIds: [] })
  const phone = createPhone(mate.mobile.replace('+', ''))
  await phone.prove()
  const page = await phone.page()
  expect(page.match(/class="whose"/g)?.length).toBeGreaterThanOrEqual(2)
  expect(page).toContain(`东门 ${tag}`)
  expect(page).not.toContain(`西门 ${tag}`)
})

it('lets collaborators change a status at the code, those who may, along allowed changes, with their names in the history', async () => {
  const tag = word()
  const [guard, stranger] = [createPhone(), createPhone()]
  const { id: guardId } = await who.client.collaborators.add({ name: '王芳', mobile: guard.mobile })
  await who.client.collaborators.add({ name: '刘洋', mobile: stranger.mobile })
  const items = [
    { key: 'ok', name: `正常 ${tag}`, colour: 'green' as const, shape: 'circle' as const, isDefault: true },
    { key: 'bad', name: `异常 ${tag}`, colour: 'red' as const, shape: 'triangle' as const, isProblem: true },
    { key: 'off', name: `停用 ${tag}`, colour: 'grey' as const, shape: 'square' as const },
  ]
  const repair = await publish(who, [text('q1')], { title: '维修' })
  const draft = {
    ...{ name: `设备 ${tag}`, items, permission: 'members' as const, collaborators: [guardId] },
    transitions: [
      { from: 'ok', to: 'bad', reason: true },
      { from: 'bad', to: 'ok', formId: repair.formId },
      { from: null, to: 'off', photo: true },
    ],
  }
  await expect(who.client.statuses.add({ ...draft, collaborators: [] })).rejects.toThrow('请选择可以修改状态的成员')
  await expect(who.client.statuses.add({ ...draft, collaborators: [guardId + 999_999] })).rejects.toThrow()
  const status = await who.client.statuses.add(draft)
  expect(status.collaborators).toEqual([{ id: guardId, name: '王芳' }])
  const [ok = 0, bad = 0, off = 0] = status.items.map(({ id }) => id)
  const qrCodeId = await makeCode(`水泵 ${tag}`)
  await who.client.statuses.setOnQrCodes({ statusId: status.id, ids: [qrCodeId], itemId: ok })
  const path = `/my/status/${qrCodeId}`
  expect(await (await app.fetch(`/q/${qrCodeId}`)).text()).toContain(path)

  // Who has proven nothing, or may nothing there, does not even learn what the code is called.
  expect(await guard.page(path)).not.toContain(tag)
  await guard.prove()
  await stranger.prove()
  expect(await stranger.page(path)).not.toContain(status.name)
  const set = (phone: typeof guard, itemId: number, reason = '') =>
    phone.call(contract.ownWork.setStatus.path, { qrCodeId, statusId: status.id, itemId, reason })
  expect((await set(stranger, bad, '漏水')).code).toBe(1003)
  expect((await set(createPhone(), bad, '漏水')).code).toBe(1002)

  expect(await guard.page(path)).toContain(`水泵 ${tag}`)
  expect(await set(guard, bad)).toMatchObject({ code: 1006, msg: '改为这一项需要填写原因' })
  expect(await set(guard, off)).toMatchObject({ code: 1006, msg: '改为这一项需要拍照' })
  expect(await set(guard, bad, '漏水')).toMatchObject({ code: 0, data: { changed: true } })
  expect(await set(guard, bad, '漏水')).toMatchObject({ code: 0, data: { changed: false } })
  expect(await set(guard, ok, '修好了')).toMatchObject({ code: 1006, msg: '需要填写指定的表单才能改为这一项' })
  expect(await guard.page(path)).toContain(`/f/${repair.id}?code=${qrCodeId}`)

  // A photo is brought by who may change something there, is kept with the change, and has to be a picture.
  const setWith = (fileId: string) =>
    guard.call(contract.ownWork.setStatus.path, { qrCodeId, statusId: status.id, itemId: off, fileId })
  const jpeg = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#b42318' } })
    .jpeg()
    .toBuffer()
  for (const other of [stranger, createPhone()]) expect((await other.bring(qrCodeId, jpeg)).status).toBe(403)
  expect(await setWith((await guard.bring(qrCodeId, Buffer.from('%PDF-1.7 nothing'))).id)).toMatchObject({ code: 1001 })
  const { id: photo } = await guard.bring(qrCodeId, jpeg)
  expect(await setWith(photo)).toMatchObject({ code: 0, data: { changed: true } })
  expect((await setWith('A'.repeat(22))).code).toBe(1002)
  const [latest] = (await who.client.statuses.history({ filters: { qrCodeId } })).list
  expect(latest).toMatchObject({ to: `停用 ${tag}`, photoId: photo, collaborator: { name: '王芳' } })
  expect((await app.fetch(`/u/${photo}/photo`)).headers.get('content-type')).toBe('image/jpeg')
  const { list } = await who.client.statuses.history({ filters: { qrCodeId } })
  expect(list[1]).toMatchObject({
    kind: 'hand',
    to: `异常 ${tag}`,
    reason: '漏水',
    user: null,
    collaborator: { name: '王芳' },
  })

  await who.client.statuses.edit({ id: status.id, version: status.version, ...draft, permission: 'admin' })
  expect((await set(guard, bad, '漏水')).code).toBe(1003)
  expect(await (await app.fetch(`/q/${qrCodeId}`)).text()).not.toContain(path)
})
