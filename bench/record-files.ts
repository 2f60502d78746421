import sharp from 'sharp'
import { startEmbedded } from '../apps/server/src/platform/db/embedded/embedded.ts'
import { type SignedUp, startTestApp, type TestApp } from '../apps/server/src/testing/test-app.ts'
import type { Figure } from './scans/figures.ts'
import { inTemporaryFolder } from './temporary-folder.ts'

const pictures = Number(process.env.BENCH_PICTURES ?? 10_000)
const pages = Number(process.env.BENCH_PAGES ?? 1_000)
/** Photos that differ; records show them by turns. */
const photos = 40

/** A photo as a phone takes it, with enough in it that it does not shrink to nothing. */
async function photo(nth: number): Promise<File> {
  const [width, height] = [1_600, 1_200]
  const noise = { type: 'gaussian' as const, mean: 90 + nth * 3, sigma: 30 }
  const create = { width, height, channels: 3 as const, background: '#808080', noise }
  const bytes = await sharp({ create }).blur(3).jpeg({ quality: 80 }).toBuffer()
  return new File([new Uint8Array(bytes)], `IMG_${nth}.JPG`)
}

const components = [
  { id: 'n', type: 'name', settings: { title: '姓名' } },
  { id: 't', type: 'textarea', settings: { title: '问题' } },
  { id: 'p', type: 'image', settings: { title: '现场照片', max: 3 } },
]

async function fill(app: TestApp, owner: SignedUp): Promise<number> {
  const document = { title: '巡检', intro: '', pages: [{ id: 'p1', components }] }
  const { id: formId } = await owner.client.forms.save({ document: document as never, publish: true })
  const ids: string[] = []
  for (let nth = 0; nth < photos; nth++) {
    const sign = await app.sealed('IMG_', 'upload')
    ids.push((await owner.client.files.upload({ sign, file: await photo(nth) })).id)
  }
  const { pool } = app.database
  await pool.query(
    `insert into form_record (account_id, form_id, version, period, number, answers, claims, locked, attempt,
       attempt_input, at)
     select $1, $2, 1, '', n, jsonb_build_object('n', '王芳 ' || n, 't', '三楼东侧的灯不亮，已经断电，等人来换。',
       'p', jsonb_build_array(jsonb_build_object('fileId', ($3::text[])[1 + n % $4::int]))), '[]', false, 'bench ' || n, '',
       timestamptz '2026-01-01' + n * interval '20 seconds'
     from generate_series(1, $5::int) n`,
    [owner.accountId, formId, ids, photos, pictures],
  )
  await pool.query(`insert into form_tally (account_id, form_id, records, last_at) values ($1, $2, $3, now())`, [
    owner.accountId,
    formId,
    pictures,
  ])
  await pool.query('vacuum analyze form_record')
  return formId
}

/** Seconds of a task, and how much memory the process takes above its rest meanwhile. */
async function taskOf(app: TestApp, owner: SignedUp, begin: () => Promise<{ task: { id: number } }>) {
  globalThis.gc?.()
  const rest = process.memoryUsage().rss
  let most = rest
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss)
  }, 100)
  const start = performance.now()
  try {
    const { task } = await begin()
    await app.modules.exports.work()
    const { state, problem } = await owner.client.exports.taskInfo({ id: task.id })
    if (state !== 'done') throw new Error(`the export is ${state}: ${problem}`)
  } finally {
    clearInterval(watch)
  }
  return { seconds: (performance.now() - start) / 1_000, memory: (most - rest) / 1024 ** 2 }
}

/** Records with a photo each on paper, and in a zip with their photos. `BENCH_PAGES`, `BENCH_PICTURES` for other numbers. */
export async function run(): Promise<{ title: string; figures: Figure[] }> {
  return inTemporaryFolder(async (folder) => {
    const log = { info: () => undefined, warn: console.warn, error: console.error }
    const database = await startEmbedded({ dataDir: folder, address: 'bench', log })
    const app = await startTestApp({ environment: { DATABASE_URL: database.url } })
    try {
      const owner = await app.signUp({ tier: 'flagship' })
      const formId = await fill(app, owner)
      const { recordExports } = owner.client
      const until = new Date(Date.parse('2026-01-01T00:00:00Z') + (pages + 0.5) * 20_000).toISOString()
      const pdf = await taskOf(app, owner, () => recordExports.pdfAllRecord({ formId, list: { filters: { until } } }))
      const zip = await taskOf(app, owner, () => recordExports.records({ formId, format: 'xlsx', media: true }))
      return {
        title: `${pages} records with a photo as PDF, ${pictures} photos in a zip`,
        figures: [
          { name: 'PDF: pages', value: pages / pdf.seconds, unit: '/s', goal: { atLeast: 40 } },
          { name: 'PDF: memory above rest', value: pdf.memory, unit: 'MB' },
          { name: 'zip: pictures', value: pictures / zip.seconds, unit: '/s' },
          { name: 'zip: memory above rest', value: zip.memory, unit: 'MB', goal: { atMost: 150 } },
        ],
      }
    } finally {
      await app.close()
      await database.stop()
    }
  })
}
