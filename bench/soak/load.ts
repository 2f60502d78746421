import { createHash, randomBytes } from 'node:crypto'
import { setTimeout as rest } from 'node:timers/promises'
import {
  beginUpload,
  makeForm,
  newSubmission,
  scan,
  sendPieces,
  submit,
} from '../../apps/server/src/testing/nodes/deeds.fixture.ts'
import { createReach, type Owner, type Reach, registerOwner } from '../../apps/server/src/testing/nodes/owner.ts'
import { preparePrinting } from '../../apps/server/src/testing/nodes/printing.fixture.ts'
import type { Books, Kind } from './books.ts'
import type { World } from './world.ts'

/** How many begin in a second at the usual rate. */
const perSecond: Record<Kind, number> = {
  scans: 40,
  submissions: 3,
  uploads: 0.25,
  exports: 0.08,
  prints: 0.08,
  lists: 2,
  changes: 0.5,
}
/** How many are under way at most; more would only wait. */
const atOnce: Record<Kind, number> = {
  scans: 64,
  submissions: 32,
  uploads: 4,
  exports: 2,
  prints: 2,
  lists: 8,
  changes: 1,
}
/** Milliseconds after which nobody waits any longer. */
const patience = 180_000
const codes = 100
/** Labels on one. */
const sheet = 24

export interface Load {
  owner: Owner
  /** Whose files are uploaded: the exports of the other one do not grow with them. */
  keeper: Owner
  reach: Reach
  formId: number
  /** Waits for what is under way. */
  stop(): Promise<void>
}

/** Everything that people do, at an even pace, whether it is answered or not. */
export async function startLoad(world: World, books: Books, rate: number): Promise<Load> {
  const reach = createReach(world.webs, { timeout: 15_000, triesMax: 600 })
  const owner = await registerOwner(reach, world.webs, world.gateway.codeFor)
  const keeper = await registerOwner(reach, world.webs, world.gateway.codeFor)
  const form = await makeForm(owner)
  const items = Array.from({ length: codes }, (_, nth) => ({ name: `灭火器 ${nth}`, blocks: textOf('一层东侧') }))
  const ids = (await owner.client.qrCodes.bulkSave({ items })).list.map(({ id }) => id)
  const print = await preparePrinting(owner)
  const deeds = deedsOf({ world, books, reach, owner, keeper, form, ids, print })

  let isOver = false
  const underWay = new Map<Promise<void>, string>()
  const lane = async (kind: Kind) => {
    let running = 0
    let nth = 0
    for (let due = Date.now(); !isOver; due += 1_000 / (perSecond[kind] * rate)) {
      await rest(Math.max(0, due - Date.now()))
      if (due < Date.now() - 1_000) due = Date.now() // what was not begun in time is left out
      if (running >= atOnce[kind] || isOver) continue
      running += 1
      nth += 1
      const deed = deeds[kind](nth).finally(() => {
        running -= 1
        underWay.delete(deed)
      })
      underWay.set(deed, `${kind} ${nth}`)
    }
  }
  const lanes = Promise.all((Object.keys(perSecond) as Kind[]).map(lane))
  return {
    owner,
    keeper,
    reach,
    formId: form.formId,
    async stop() {
      isOver = true
      await lanes
      const waiting = setInterval(() => console.error(`waits for ${[...underWay.values()].join(', ')}`), 20_000)
      await Promise.all(underWay.keys())
      clearInterval(waiting)
    },
  }
}

const textOf = (text: string) => [{ id: 't', type: 'richText' as const, html: `<p>${text}</p>` }]

interface Means {
  world: World
  books: Books
  reach: Reach
  owner: Owner
  keeper: Owner
  form: { formId: number; id: string; version: number }
  ids: string[]
  print(ids: string[]): Promise<number>
}

function deedsOf(means: Means): Record<Kind, (nth: number) => Promise<void>> {
  const { world, books, reach, owner, keeper, form, ids, print } = means
  const [changed = '', ...scanned] = ids

  /** Until it is answered, or nobody waits any longer. */
  async function patiently<Result>(
    kind: Kind,
    about: string,
    work: () => Promise<Result>,
  ): Promise<Result | undefined> {
    const at = Date.now()
    for (;;) {
      try {
        const result = await work()
        books.timings.push({ kind, at, took: Date.now() - at })
        return result
      } catch (error) {
        if (Date.now() - at > patience) {
          books.givenUp.push({ kind, about: `${about}: ${(error as Error).message}` })
          return undefined
        }
        await rest(500)
      }
    }
  }

  return {
    async scans(nth) {
      const id = scanned[nth % scanned.length] ?? ''
      const node = world.webs[nth % 2]
      // Nobody is sent to a node that is known to be away.
      const { origin } = node?.isUp ? node : (world.webs.find(({ isUp }) => isUp) ?? world.webs[0])
      const seen = books.scans.get(id) ?? { answered: 0, unknown: 0 }
      books.scans.set(id, seen)
      const at = Date.now()
      if (await scan(origin, id, nth)) {
        seen.answered += 1
        books.timings.push({ kind: 'scans', at, took: Date.now() - at })
      } else seen.unknown += 1
    },
    async submissions(nth) {
      const submission = newSubmission()
      const number = await patiently('submissions', submission.text, () => submit(reach, form, submission, nth))
      if (number !== undefined) books.submissions.push({ text: submission.text, number })
    },
    async uploads(nth) {
      const bytes = randomBytes(200_000 + (nth % 5) * 90_000)
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      let id: string | undefined
      const file = await patiently('uploads', sha256, async () => {
        id ??= await beginUpload(reach, keeper, bytes.length)
        await sendPieces(reach, keeper, { id, bytes, piece: 128 * 1024 })
        return keeper.client.files.saveFile({ id, name: 'manual.bin' })
      })
      if (file) books.uploads.push({ ...file, sha256 })
    },
    async exports(nth) {
      const begun = await patiently('exports', `export ${nth}`, () =>
        nth % 3 === 0
          ? owner.client.exports.accountData({})
          : owner.client.exports.codesZip({ ids: ids.slice(nth % 50, (nth % 50) + 8) }),
      )
      if (begun) await follow('exports', begun.task.id)
    },
    async prints(nth) {
      const from = nth % (ids.length - sheet)
      const begun = await patiently('prints', `print ${nth}`, () => print(ids.slice(from, from + sheet)))
      if (begun) await follow('prints', begun)
    },
    async lists(nth) {
      await patiently('lists', `list ${nth}`, () =>
        nth % 2 === 0
          ? owner.client.qrCodes.getCodeList({ pageSize: 50 })
          : owner.client.records.search({ filters: { formId: form.formId }, pageSize: 20 }),
      )
    },
    /** Whoever looks after a save was answered, at whichever node, sees what was saved. */
    async changes(nth) {
      const text = `第 ${nth} 版`
      const blocks = textOf(text)
      const saved = await patiently('changes', text, () =>
        owner.client.qrCodes.save({ id: changed, name: '灭火器 0', blocks }),
      )
      if (!saved) return
      books.changes.made += 1
      for (const { origin, isUp } of world.webs) {
        if (!isUp) continue
        const signal = AbortSignal.timeout(8_000)
        const page = await fetch(`${origin}/q/${changed}`, { headers: { 'User-Agent': 'curl/8' }, signal })
          .then((answer) => (answer.status === 200 ? answer.text() : undefined))
          .catch(() => undefined)
        if (page !== undefined && !page.includes(text)) books.changes.stale += 1
      }
    },
  }

  async function follow(kind: 'exports' | 'prints', id: number): Promise<void> {
    const booked = { id, isDone: false }
    books.tasks.push(booked)
    const at = Date.now()
    for (; Date.now() - at < patience; await rest(500)) {
      const task = await owner.client.exports.taskInfo({ id }).catch(() => undefined)
      if (!task || task.state === 'waiting' || task.state === 'running') continue
      booked.isDone = task.state === 'done'
      if (booked.isDone) books.timings.push({ kind, at, took: Date.now() - at })
      else books.givenUp.push({ kind, about: `task ${id} is ${task.state}: ${task.problem}` })
      return
    }
    books.givenUp.push({ kind, about: `task ${id} was not done in ${patience / 1_000} s` })
  }
}
