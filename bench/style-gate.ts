import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { GateAnswer, GateOrder } from './style-gate/gate-worker.ts'
import { specimens } from './style-gate/specimens.ts'
import { type Figure, median } from './scans/figures.ts'

const count = Number(process.env.QR_RUNS ?? 5_000)
const seed = Number(process.env.QR_SEED ?? 1)
const repairEvery = Number(process.env.QR_REPAIR_EVERY ?? 10)
const workers = Number(process.env.QR_WORKERS ?? availableParallelism())
const reportEvery = 250

/**
 * Random styles through the scan check, and every one that it accepts through two decoders and a simulated photo: none
 * may fail there. So may no repair of what is refused. Most of an hour on two idle cores; QR_RUNS=300 for a quick look.
 */
export async function run(): Promise<{ title: string; figures: Figure[]; notes: string }> {
  const answers = await judgeAll()
  const accepted = answers.filter(({ reasons }) => reasons.length === 0)
  const wrong = accepted.filter(({ failures }) => failures.length > 0)
  const repairs = answers.flatMap(({ number, repaired }) => (repaired ? [{ number, repaired }] : []))
  const bad = repairs.filter(({ repaired }) => !repaired.ok || repaired.failures.length > 0)
  const atOnce = repairs.filter(({ repaired }) => repaired.ok && repaired.clicks === 1)
  const percent = (some: unknown[], all: unknown[]) => (100 * some.length) / Math.max(1, all.length)
  return {
    title: `The scan check against two decoders and a photo, ${count} random styles, seed ${seed}`,
    figures: [
      { name: 'accepted', value: accepted.length, unit: '' },
      { name: 'accepted but not read: false acceptances', value: wrong.length, unit: '', goal: { atMost: 0 } },
      { name: 'refused', value: answers.length - accepted.length, unit: '' },
      ...reasonsOf(answers),
      { name: 'refused and repaired', value: repairs.length, unit: '' },
      { name: 'repairs that do not pass', value: bad.length, unit: '', goal: { atMost: 0 } },
      { name: 'of 100 repairs done by the first mend', value: percent(atOnce, repairs), unit: '' },
      { name: 'median score of the accepted', value: median(accepted.map(({ score }) => score)), unit: '' },
      {
        name: 'CPU of one check, median',
        value: median(answers.map(({ cpu }) => cpu)),
        unit: 'ms',
        goal: { atMost: 150 },
      },
    ],
    notes: [...wrong, ...bad].map(({ number }) => described(answers[number])).join('\n'),
  }
}

async function judgeAll(): Promise<GateAnswer[]> {
  const share = Math.max(1, Math.min(8, workers))
  const answers: GateAnswer[] = []
  let done = 0
  const take = (answer: GateAnswer) => {
    answers[answer.number] = answer
    done += 1
    if (answer.failures.length > 0) console.error(described(answer))
    if (done % reportEvery === 0) console.error(`${done} of ${count}`)
  }
  await Promise.all(Array.from({ length: share }, (_, part) => work({ count, seed, repairEvery, part, share }, take)))
  return answers
}

function work(order: GateOrder, take: (answer: GateAnswer) => void): Promise<void> {
  const worker = new Worker(new URL('./style-gate/gate-worker.ts', import.meta.url), { workerData: order })
  return new Promise((resolve, reject) => {
    worker.on('message', take)
    worker.on('error', reject)
    worker.on('exit', () => resolve())
  })
}

/** How many styles each reason refused; one style may have several. */
function reasonsOf(answers: GateAnswer[]): Figure[] {
  const counts = new Map<string, number>()
  for (const reason of answers.flatMap(({ reasons }) => reasons)) counts.set(reason, (counts.get(reason) ?? 0) + 1)
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .map(([reason, value]) => ({ name: `  ${reason}`, value, unit: '' }))
}

/** All that it takes to see a case again. */
function described(answer: GateAnswer | undefined): string {
  if (!answer) return ''
  const { logo: _logo, background: _background, ...specimen } = specimens(count, seed)[answer.number] ?? {}
  return JSON.stringify({ ...answer, ...specimen })
}
