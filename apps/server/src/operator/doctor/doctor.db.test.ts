import { chmod, mkdir, utimes, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrateDatabase } from '../../platform/db/migrate.ts'
import { createPlaces, type } from '../backup/shell.fixture.ts'

let places: Awaited<ReturnType<typeof createPlaces>>
let environment: Record<string, string>
const unnamed = 'AbCdEfGhIjKlMnOpQrStUv'

beforeAll(async () => {
  places = await createPlaces()
  environment = {
    DATABASE_URL: await places.database(),
    DATA_DIR: places.path('data'),
    ORIGIN: 'https://qr.example.com',
    SCAN_ORIGIN: 'https://qr.example.com',
  }
  await mkdir(places.path('data/files/Ab'), { recursive: true })
  await writeFile(places.path('data/secret'), 's'.repeat(64), { mode: 0o600 })
})
afterAll(() => places.close())

it('says of an installation that all is well, and has changed nothing', async () => {
  await migrateDatabase({ connectionString: environment.DATABASE_URL })
  expect((await type(environment, 'backup', places.path('backups'))).status).toBe(0)
  const server = createServer((_, answer) => answer.end('{"status":"ready"}'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // a TCP server that listens has an address
  const { status, lines } = await type(
    { ...environment, PORT: String(port) },
    'doctor',
    '--backups',
    places.path('backups'),
  )
  server.close()
  expect(lines.filter((line) => line.startsWith('错误'))).toEqual(['错误 0 项，注意 2 项'])
  expect(lines.filter((line) => line.startsWith('注意'))).toEqual([
    '注意  短信：没有发送，只存在发件箱里，别人无法注册。请设置 SMS_PROVIDER',
    '注意  邮件：没有发送，只存在发件箱里。请设置 SMTP_URL',
  ])
  expect(status).toBe(0)
})

it('names everything that is wrong, with what to do', async () => {
  await chmod(places.path('data/secret'), 0o644)
  await writeFile(places.path(`data/files/Ab/${unnamed}`), 'x')
  await utimes(places.path(`data/files/Ab/${unnamed}`), new Date(0), new Date(0))
  const taken = createServer((_, answer) => answer.end('hello'))
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
  const { port } = taken.address() as AddressInfo // a TCP server that listens has an address
  const { status, text } = await type(
    {
      ...environment,
      PORT: String(port),
      ORIGIN: 'http://qr.example.com',
      SCAN_ORIGIN: 'same',
      NODE_ENV: 'production',
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'a@example.com',
      SMS_PROVIDER: 'twilio',
      TWILIO_ACCOUNT_SID: 'a',
      TWILIO_AUTH_TOKEN: 'b',
      TWILIO_FROM: 'c',
      TWILIO_URL: 'http://127.0.0.1:1',
    },
    'doctor',
    '--backups',
    places.path('nowhere'),
  )
  taken.close()
  taken.closeAllConnections()
  expect(status).toBe(1)
  for (const words of [
    'chmod 600',
    '没有任何记录的有 1 个',
    '没有设置 SCAN_ORIGIN',
    '没有加密',
    `${port} 被别的程序占用`,
    '备份：没有',
    '短信：连不上 127.0.0.1:1',
    '邮件：登录',
  ]) {
    expect(text).toContain(words)
  }
})

it('sends one when it is told to, and tells of a database that is not there', async () => {
  const away = { ...environment, DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' }
  const { status, text } = await type(away, 'doctor', '--send', '+8613800138000')
  expect(status).toBe(1)
  expect(text).toContain('连不上数据库')
  expect(text).toContain('测试：已发给 +8613800138000')
})

it('asks the gateway of the settings, and is content without what nobody needs to register', async () => {
  const house = { ...environment, NODE_ENV: 'production', ORIGIN: 'https://a.example', SCAN_ORIGIN: 'same' }
  const gateway = { ...house, SMS_PROVIDER: 'http', SMS_HTTP_URL: 'http://127.0.0.1:1/send?to={mobile}' }
  const { lines } = await type(gateway, 'doctor')
  expect(lines).toContainEqual(expect.stringMatching(/^错误\s+短信：连不上 127\.0\.0\.1:1/))
  expect(lines).toContainEqual(expect.stringMatching(/^注意\s+邮件/))
  const invited = { ...house, SMS_PROVIDER: 'outbox', REGISTRATION: 'invitation' }
  expect((await type(invited, 'doctor')).lines).toContainEqual(expect.stringMatching(/^注意\s+短信/))
})
