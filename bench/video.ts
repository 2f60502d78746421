import { mkdir, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startEmbedded } from '../apps/server/src/platform/db/embedded/embedded.ts'
import { startTestApp } from '../apps/server/src/testing/test-app.ts'
import type { Figure } from './scans/figures.ts'
import { startServerProcess } from './server-process.ts'
import { inTemporaryFolder } from './temporary-folder.ts'
import { makeFilm } from './video/make-film.ts'
import { heldBy, watchMemory } from './video/memory.ts'
import { type Played, playOnPhone } from './video/play.ts'
import {
  chooseAgain,
  chooseFilm,
  offsetsOf,
  openBrowser,
  receivedBy,
  saveCode,
  type Stage,
  waitUntil,
} from './video/upload.ts'

const MB = 1024 ** 2
const size = Number(process.env.BENCH_VIDEO_MB ?? 2_048) * MB

/** A film of 2 GB through the console, with the browser closed half-way, and played on a phone; what the server holds. */
export async function run(): Promise<{ title: string; figures: Figure[]; notes?: string }> {
  return inTemporaryFolder(async (folder) => {
    await mkdir(folder, { recursive: true })
    const { bavail, bsize } = await statfs(dirname(folder))
    if (bavail * bsize < 3 * size) throw new Error('the disk has no room for the film and its copy')
    const log = { info: () => undefined, warn: console.warn, error: console.error }
    const database = await startEmbedded({ dataDir: join(folder, 'database'), address: 'bench', log })
    const dataDir = join(folder, 'data')
    const app = await startTestApp({ environment: { DATABASE_URL: database.url }, dataDir })
    const owner = await app.signUp({ tier: 'advanced' })
    const SECRET = app.settings.SECRET ?? ''
    await app.close()
    const server = await startServerProcess({ DATABASE_URL: database.url, DATA_DIR: dataDir, SECRET })
    try {
      const stage = { origin: server.origin, token: owner.token, profile: join(folder, 'profile'), dataDir }
      const film = join(folder, 'film.mp4')
      return { title: `a film of ${size / MB} MB`, ...(await prove(stage, film, server.pid)) }
    } finally {
      await server.stop()
      await database.stop()
    }
  })
}

async function prove(stage: Stage, film: string, pid: number) {
  const { context, page } = await openBrowser(stage)
  await page.goto(`${stage.origin}/login`)
  await makeFilm(page, film, size)
  const idle = await heldBy(pid).catch(() => Number.NaN)
  const memory = watchMemory(pid)
  const began = performance.now()
  await chooseFilm(page, stage.origin, film)
  await waitUntil('a third of the film', async () => (await receivedBy(stage)) > size / 3)
  await sleep(200)
  await context.close()
  const closed = performance.now()
  await sleep(1_000)
  const kept = await receivedBy(stage)

  const again = await openBrowser(stage)
  const offsets = offsetsOf(again.page)
  const reopened = performance.now()
  await chooseAgain(again.page, stage.origin, film)
  const player = again.page.locator('video').first()
  await waitUntil('the whole film', async () => (await receivedBy(stage)) === size || (await player.count()) > 0)
  const sent = performance.now()
  const sendingHeld = await memory.lap()
  await player.waitFor({ timeout: 120_000 })
  const stored = performance.now()
  const storingHeld = await memory.lap()
  const id = await saveCode(again.page)
  await again.context.close()
  const savingHeld = await memory.lap()
  const played = await playOnPhone(`${stage.origin}/q/${id}`)
  const held = { idle, sending: sendingHeld, storing: storingHeld, saving: savingHeld, playing: await memory.lap() }
  memory.stop()
  const resumedAt = offsets[0] ?? 0
  const seconds = (closed - began + sent - reopened) / 1_000
  return {
    figures: figuresOf({ held, kept, resumedAt, seconds, storing: stored - sent, played }),
  }
}

interface Proof {
  /** Most bytes of memory in each part. */
  held: Record<'idle' | 'sending' | 'storing' | 'saving' | 'playing', number>
  kept: number
  resumedAt: number
  seconds: number
  storing: number
  played: Played
}

function figuresOf({ held, kept, resumedAt, seconds, storing, played }: Proof): Figure[] {
  const goal = { atMost: 300 }
  return [
    { name: 'sent before the browser was closed', value: kept / MB, unit: 'MB' },
    {
      name: 'went on from there (share of what was kept)',
      value: resumedAt / kept,
      unit: '',
      goal: { atLeast: 0.999 },
    },
    { name: 'sending, both parts', value: seconds, unit: 's' },
    { name: 'reading it once more and storing it', value: storing / 1_000, unit: 's' },
    { name: 'memory of the server before', value: held.idle / MB, unit: 'MB' },
    { name: 'most memory while it came in', value: held.sending / MB, unit: 'MB', goal },
    { name: 'most memory while it was stored', value: held.storing / MB, unit: 'MB', goal },
    { name: 'most memory while the code was saved and drawn', value: held.saving / MB, unit: 'MB', goal },
    { name: 'most memory while it was played', value: held.playing / MB, unit: 'MB', goal },
    { name: 'first picture on a phone', value: played.start, unit: 'ms' },
    { name: 'picture after a jump to the last quarter', value: played.seek, unit: 'ms', goal: { atMost: 2_000 } },
    { name: 'the picture is the right one (1 is yes)', value: Number(played.isRight), unit: '', goal: { atLeast: 1 } },
    { name: 'answers with a part of the file', value: played.parts, unit: '', goal: { atLeast: 2 } },
    { name: 'answers with anything else', value: played.others, unit: '', goal: { atMost: 0 } },
  ]
}
