import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createClient } from '@matai/client'
import { seal } from '@matai/client/seal'
import { allCalls, contract, routesOf } from '@matai/contract'
import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { demoAccount } from '../apps/server/src/demo/add-demo.ts'
import {
  makeCode,
  makeForm,
  newSubmission,
  sendInPieces,
  submit,
} from '../apps/server/src/testing/nodes/deeds.fixture.ts'
import { startS3 } from '../apps/server/src/platform/files/s3/s3.stand-in.ts'
import { createReach, type Owner, type Reach } from '../apps/server/src/testing/nodes/owner.ts'
import { zxingDecoder } from '../packages/qr/test/decoders.ts'
import { freePort } from './free-port.ts'
import { operator } from './operator-command.ts'
import type { Figure } from './scans/figures.ts'
import { startServerProcess } from './server-process.ts'
import { inTemporaryFolder } from './temporary-folder.ts'

const codes = 30
const submissions = 40
const fileBytes = 5 * 1024 ** 2
/** Seconds from an empty machine to a server that serves. */
const secondsMax = 600

type Kept = Awaited<ReturnType<typeof fill>>

/** The drill that the guide of operations describes: everything is lost but the backup. */
export async function run(): Promise<{ title: string; figures: Figure[] }> {
  const onDisk = await drill('files on the disk', () => Promise.resolve(noBucket))
  const inS3 = await drill('files in S3', openBucket)
  return {
    title: `From nothing but a backup to serving: the demo, ${codes} codes, ${submissions} records, a file of 5 MB`,
    figures: [...onDisk, ...inS3],
  }
}

interface Bucket {
  environment: Record<string, string>
  close(): Promise<void>
}

const noBucket: Bucket = { environment: {}, close: async () => undefined }

/** An S3 stand-in in this process. */
async function openBucket(): Promise<Bucket> {
  const { environment, close } = await startS3()
  return { environment, close }
}

async function drill(where: string, bucketFor: () => Promise<Bucket>): Promise<Figure[]> {
  return inTemporaryFolder(async (folder) => {
    const dataDir = join(folder, 'lost')
    const backups = join(folder, 'backups')
    // The name of a site outlives its machine, and so does what is printed.
    const PORT = String(await freePort())
    const lost = await bucketFor()
    const environment = { ...lost.environment, DATABASE_URL: '', SECRET: '', PORT }
    const server = await startServerProcess({ ...environment, DATA_DIR: dataDir }, '--demo')
    let kept: Kept
    let backup: number
    try {
      kept = await fill(reachOf(server.origin))
      backup = await timed(() => operator({ ...environment, DATA_DIR: dataDir }, 'backup', backups))
    } finally {
      await server.stop()
      await lost.close()
    }
    await rm(dataDir, { recursive: true })
    const empty = await bucketFor()
    const there = { ...environment, ...empty.environment, DATA_DIR: join(folder, 'new') }
    try {
      const times = await recover(there, { backups, kept })
      const total = times.reduce((sum, { value }) => sum + value, 0)
      const all: Figure[] = [
        { name: 'backup, before', value: backup, unit: 's' },
        ...times,
        { name: 'from the empty folder to all of it', value: total, unit: 's', goal: { atMost: secondsMax } },
      ]
      return all.map((figure) => ({ ...figure, name: `${where}: ${figure.name}` }))
    } finally {
      await empty.close()
    }
  })
}

async function recover(
  environment: Record<string, string>,
  { backups, kept }: { backups: string; kept: Kept },
): Promise<Figure[]> {
  const times: Figure[] = []
  const step = async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
    const start = performance.now()
    const result = await work()
    times.push({ name, value: (performance.now() - start) / 1000, unit: 's' })
    return result
  }
  await step('verify', () => operator(environment, 'verify', backups))
  await step('restore into an empty folder', () => operator(environment, 'restore', backups))
  const server = await step('start', () => startServerProcess(environment))
  try {
    const reach = reachOf(server.origin)
    await step('a printed code is scanned', () => scanPrinted(kept.printed))
    const owner = await step('its owner signs in', () => signIn(reach))
    await step('every code and record is there', () => compare(owner, kept))
    await step('a file is read, byte by byte', async () => {
      const answer = await reach.fetch(kept.file.url)
      const bytes = Buffer.from(await answer.arrayBuffer())
      if (!bytes.equals(kept.file.bytes)) throw new Error('the file is another one')
    })
    await step('a new submission is kept', () => submit(reach, kept.form, newSubmission(), submissions))
  } finally {
    await server.stop()
  }
  const seconds = times.reduce((sum, { value }) => sum + value, 0)
  if (seconds > secondsMax) throw new Error(`the drill took ${seconds} s`)
  return times
}

const reachOf = (origin: string): Reach => createReach([{ origin, isUp: true }])

async function signIn(reach: Reach): Promise<Owner> {
  const clientOf = (headers: Record<string, string>) =>
    createClient({
      routes: routesOf(allCalls),
      fetch: (url, init) => reach.fetch(String(url), init),
      headers: () => headers,
    })
  const anyone = clientOf({})
  const { key } = await anyone.accounts.sealKey({})
  const { mobile, password } = demoAccount
  const { token } = await anyone.accounts.login({ mobile, passWord: seal(password, 'password', key) })
  const headers = { Authorization: `Bearer ${token}` }
  const client = clientOf(headers)
  const { account } = await client.accounts.getUserinfo({})
  return { client, token, accountId: account.id, headers }
}

/** What people will look for afterwards: codes with their printed picture, records and a file. */
async function fill(reach: Reach) {
  const owner = await signIn(reach)
  const ids: string[] = []
  for (let nth = 0; nth < codes; nth++) ids.push(await makeCode(owner))
  const form = await makeForm(owner)
  const sent = Array.from({ length: submissions }, newSubmission)
  for (const [nth, one] of sent.entries()) await submit(reach, form, one, nth)
  const bytes = randomBytes(fileBytes)
  const { url } = await sendInPieces(reach, owner, { bytes, piece: 1024 ** 2 })
  const total = await codesOf(owner)
  return { printed: await printOne(reach, owner, ids), total, form, sent, file: { bytes, url } }
}

async function codesOf({ client }: Owner): Promise<number> {
  return (await client.qrCodes.getCodeList({ pageSize: 10 })).total
}

/** The picture that goes to the printer. */
async function printOne(reach: Reach, { client, headers }: Owner, ids: string[]): Promise<Uint8Array> {
  const { task } = await client.exports.codesZip({ ids: ids.slice(0, 1) })
  for (;;) {
    const { state } = await client.exports.taskInfo({ id: task.id })
    if (state === 'done') break
    if (state === 'failed') throw new Error('the export failed')
    await sleep(100)
  }
  const answer = await reach.fetch(`${contract.exports.taskFile.path}?id=${task.id}`, { headers })
  const [picture] = Object.entries(unzipSync(new Uint8Array(await answer.arrayBuffer()))).filter(([name]) =>
    name.endsWith('.png'),
  )
  if (!picture) throw new Error('there is no picture in the zip')
  return picture[1]
}

/** Reads the address from the picture, as a phone does, and goes there. */
async function scanPrinted(picture: Uint8Array): Promise<void> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const decode = await zxingDecoder()
  const address = await decode({ data: new Uint8ClampedArray(data), width: info.width, height: info.height })
  if (!address) throw new Error('the picture cannot be read')
  const headers = { 'User-Agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)' }
  const answer = await fetch(address, { headers })
  const page = await answer.text()
  if (!answer.ok || !page.includes('一层东侧')) throw new Error(`${address} answers ${answer.status} without its words`)
}

async function compare(owner: Owner, { total, form, sent }: Kept): Promise<void> {
  const found = await codesOf(owner)
  if (found !== total) throw new Error(`there were ${total} codes and there are ${found}`)
  const { client } = owner
  const page = await client.records.search({ filters: { formId: form.formId }, pageSize: submissions })
  const texts = await Promise.all(page.list.map(async ({ id }) => (await client.records.recordInfo({ id })).answers.t))
  const lost = sent.filter(({ text }) => !texts.includes(text))
  if (lost.length > 0 || page.total !== submissions) throw new Error(`${lost.length} records are missing`)
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return (performance.now() - start) / 1000
}
