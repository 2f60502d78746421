import { defaultStyle } from '@matai/contract'
import { startEmbedded } from '../apps/server/src/platform/db/embedded/embedded.ts'
import { type SignedUp, startTestApp, type TestApp } from '../apps/server/src/testing/test-app.ts'
import { ourStyled, type Painter, qrcodePlain } from './draw/painters.ts'
import { type Figure, median } from './scans/figures.ts'
import { inTemporaryFolder } from './temporary-folder.ts'

const codes = 1_000
/** Codes of the figures beside the main one. */
const some = 200
const rounds = Number(process.env.BENCH_ROUNDS ?? 3)
const milliseconds = 2_000

/** Looks of four kinds, none of them plain. */
const looks = [
  { ...defaultStyle, bodyType: 'dots', foreColor: '#0B4A7A' },
  { ...defaultStyle, eyeType: 'round', foreType: 'gradient', foreColor: '#0A5A3C', foreColorTwo: '#123A8C' },
  { ...defaultStyle, bodyType: 'round', eyeType: 'circle', foreColor: '#5A0A3C' },
  { ...defaultStyle, bgColor: '#F4F1E8', foreColor: '#3A2A12', eyeOutColor: '#0B4A7A' },
]

/** A thousand styled codes through the whole task, from the call to the stored zip. About a minute. */
export async function run(): Promise<{ title: string; figures: Figure[] }> {
  return inTemporaryFolder(async (folder) => {
    const log = { info: () => undefined, warn: console.warn, error: console.error }
    const database = await startEmbedded({ dataDir: folder, address: 'bench', log })
    const app = await startTestApp({ environment: { DATABASE_URL: database.url } })
    try {
      const owner = await app.signUp()
      await makeStyled(app, owner)
      await zipOf(app, owner, { size: 400, count: some })
      const all: { task: Zipped; unchecked: number; qrcode: number }[] = []
      const qrcode = qrcodePlain()
      for (let round = 0; round < rounds; round += 1) {
        all.push({
          unchecked: await rateOf(ourStyled),
          qrcode: await rateOf(qrcode),
          task: await zipOf(app, owner, { size: 400, count: codes }),
        })
      }
      const large = await zipOf(app, owner, { size: 1000, count: some })
      await app.database.pool.query(`update qr_code set style = style || jsonb_build_object('embedText', name)`)
      const captioned = await zipOf(app, owner, { size: 400, count: some })
      const of = (value: (rates: (typeof all)[number]) => number) => median(all.map(value))
      return {
        title: 'A zip of 1,000 styled codes, every picture read back',
        figures: [
          { name: 'codes, 400 px PNG', value: of(({ task }) => task.rate), unit: '/s', goal: { atLeast: 100 } },
          { name: 'CPU of one code, all threads', value: of(({ task }) => task.cpu), unit: 'ms', goal: { atMost: 20 } },
          { name: 'drawing and PNG alone, unread, one thread', value: of(({ unchecked }) => unchecked), unit: '/s' },
          { name: 'codes against drawing alone', value: of(({ task, unchecked }) => task.rate / unchecked), unit: '' },
          { name: 'plain PNG by qrcode, unread, one thread', value: of((rates) => rates.qrcode), unit: '/s' },
          { name: 'codes against qrcode', value: of((rates) => rates.task.rate / rates.qrcode), unit: '' },
          { name: 'codes, 1,000 px PNG', value: large.rate, unit: '/s' },
          { name: 'codes, 400 px PNG, each with its own caption', value: captioned.rate, unit: '/s' },
        ],
      }
    } finally {
      await app.close()
      await database.stop()
    }
  })
}

async function makeStyled(app: TestApp, { client, accountId }: SignedUp): Promise<void> {
  for (let from = 0; from < codes; from += 100) {
    const items = Array.from({ length: 100 }, (_, place) => ({
      name: `灭火器 ${String(from + place).padStart(4, '0')}`,
      blocks: [{ id: 't', type: 'richText' as const, html: '<p>1</p>' }],
    }))
    await client.qrCodes.bulkSave({ items })
  }
  await app.database.pool.query(
    `update qr_code set style = $2::jsonb -> (place % $3)::int
     from (select id, row_number() over () as place from qr_code where account_id = $1) numbered
     where qr_code.id = numbered.id`,
    [accountId, JSON.stringify(looks), looks.length],
  )
}

interface Zipped {
  /** Codes a second. */
  rate: number
  /** Milliseconds of all threads of this process for one code: tells what two idle cores could do on a busy machine. */
  cpu: number
}

async function zipOf(
  app: TestApp,
  { client, accountId }: SignedUp,
  { size, count }: { size: 400 | 1000; count: number },
): Promise<Zipped> {
  const { rows } = await app.database.pool.query('select id from qr_code where account_id = $1 limit $2', [
    accountId,
    count,
  ])
  const ids = rows.map(({ id }) => String(id))
  const start = performance.now()
  const before = process.cpuUsage()
  const { task } = await client.exports.codesZip({ ids, size })
  await app.modules.exports.work()
  const seconds = (performance.now() - start) / 1000
  const { user, system } = process.cpuUsage(before)
  const { state, problem, done } = await client.exports.taskInfo({ id: task.id })
  if (state !== 'done' || problem !== '' || done !== count) throw new Error(`the zip is not whole: ${state} ${problem}`)
  return { rate: count / seconds, cpu: (user + system) / 1000 / count }
}

async function rateOf(paint: Painter): Promise<number> {
  const start = performance.now()
  let count = 0
  while (performance.now() - start < milliseconds) {
    await paint(`http://127.0.0.1:8080/q/R${count}`)
    count += 1
  }
  return (count / (performance.now() - start)) * 1000
}
