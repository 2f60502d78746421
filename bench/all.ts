import { type Figure, lineOf } from './scans/figures.ts'

interface Bench {
  run(): Promise<{ title: string; figures: Figure[]; notes?: string }>
}

const benches: Record<string, () => Promise<Bench>> = {
  scans: () => import('./scans.ts'),
  'console-load': () => import('./console-load.ts'),
  draw: () => import('./draw.ts'),
  'first-load': () => import('./first-load.ts'),
  'form-page': () => import('./form-page.ts'),
  'code-list': () => import('./code-list.ts'),
  'million-codes': () => import('./million-codes.ts'),
  'million-records': () => import('./million-records.ts'),
  'record-files': () => import('./record-files.ts'),
  submissions: () => import('./submissions.ts'),
  redemption: () => import('./redemption.ts'),
  'coupon-codes': () => import('./coupon-codes.ts'),
  exports: () => import('./exports.ts'),
  archive: () => import('./archive.ts'),
  labels: () => import('./labels.ts'),
  statistics: () => import('./statistics.ts'),
  recovery: () => import('./recovery.ts'),
  video: () => import('./video.ts'),
  batch: () => import('./batch.ts'),
  backup: () => import('./backup.ts'),
  drill: () => import('./drill.ts'),
  hostile: () => import('./hostile.ts'),
  'hostile-calls': () => import('./hostile-calls.ts'),
  'style-gate': () => import('./style-gate.ts'),
  rounds: () => import('./rounds.ts'),
  'bad-light': () => import('./bad-light.ts'),
  rest: () => import('./rest.ts'),
  soak: () => import('./soak.ts'),
}
/** Only where it is named: it takes an hour. */
const alone = ['soak']

// What begins with two hyphens is for the bench.
const asked = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const unknown = asked.filter((name) => !(name in benches))
if (unknown.length > 0) {
  console.error(`There is no bench ${unknown.join(', ')}. There are: ${Object.keys(benches).join(', ')}.`)
  process.exit(1)
}
for (const name of asked.length > 0 ? asked : Object.keys(benches).filter((one) => !alone.includes(one))) {
  const bench = await benches[name]?.()
  if (!bench) continue
  const { title, figures, notes } = await bench.run()
  console.log(`\n${title}`)
  for (const figure of figures) console.log(`  ${lineOf(figure)}`)
  if (notes) console.log(notes)
}
process.exit(0)
