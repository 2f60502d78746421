import { defaultStyle } from '@matai/contract'
import { Client } from 'pg'
import { startEmbedded } from '../apps/server/src/platform/db/embedded/embedded.ts'
import { type SignedUp, startTestApp, type TestApp } from '../apps/server/src/testing/test-app.ts'
import { ourStyled, type Painter, qrcodePlain } from './draw/painters.ts'
import { seedCodes } from './million-codes.ts'
import { type Figure, median } from './scans/figures.ts'
import { inTemporaryFolder } from './temporary-folder.ts'

const codes = 1_000
const rounds = Number(process.env.BENCH_ROUNDS ?? 3)
const milliseconds = 2_000

/** Looks of four kinds, none of them plain, and a caption of its own for every fourth code. */
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
      await seedStyled(database.url, owner)
      await zipOf(app, owner, { size: 400 })
      const all: { task: number; unchecked: number; qrcode: number }[] = []
      const qrcode = qrcodePlain()
      for (let round = 0; round < rounds; round += 1) {
        all.push({
          unchecked: await rateOf(ourStyled),
          qrcode: await rateOf(qrcode),
          task: await zipOf(app, owner, { size: 400 }),
        })
      }
      const large = await zipOf(app, owner, { size: 1000 })
      const of = (value: (rates: (typeof all)[number]) => number) => median(all.map(value))
      return {
        title: 'A zip of 1,000 styled codes, every picture read back',
        figures: [
          { name: 'codes, 400 px PNG', value: of(({ task }) => task), unit: '/s', goal: { atLeast: 100 } },
          { name: 'drawing and PNG alone, unread, one thread', value: of(({ unchecked }) => unchecked), unit: '/s' },
          { name: 'codes against drawing alone', value: of(({ task, unchecked }) => task / unchecked), unit: '' },
          { name: 'plain PNG by qrcode, unread, one thread', value: of((rates) => rates.qrcode), unit: '/s' },
          { name: 'codes against qrcode', value: of((rates) => rates.task / rates.qrcode), unit: '' },
          { name: 'codes, 1,000 px PNG', value: large, unit: '/s' },
        ],
      }
    } finally {
      await app.close()
      await database.stop()
    }
  })
}

async function seedStyled(url: string, owner: SignedUp): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await seedCodes(client, owner, codes)
  await client.query(
    `update qr_code set style = $2::jsonb -> (place % $3)::int || case when place % 4 = 0
       then jsonb_build_object('embedText', right(qr_code.name, 12)) else '{}' end
     from (select id, row_number() over () as place from qr_code where account_id = $1) numbered
     where qr_code.id = numbered.id`,
    [owner.accountId, JSON.stringify(looks), looks.length],
  )
  await client.end()
}

/** Codes a second. */
async function zipOf(app: TestApp, { client }: SignedUp, { size }: { size: 400 | 1000 }): Promise<number> {
  const start = performance.now()
  const { task } = await client.exports.codesZip({ list: {}, size })
  await app.modules.exports.work()
  const seconds = (performance.now() - start) / 1000
  const { state, problem, done } = await client.exports.taskInfo({ id: task.id })
  if (state !== 'done' || problem !== '' || done !== codes) throw new Error(`the zip is not whole: ${state} ${problem}`)
  return codes / seconds
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
