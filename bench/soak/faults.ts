import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as rest } from 'node:timers/promises'
import { Client } from 'pg'
import type { Node } from '../../apps/server/src/testing/nodes/node.ts'
import type { Chance } from './chance.ts'
import { guessPasswords, wantManyCodes } from './strangers.ts'
import { disk, type World } from './world.ts'

export interface Fault {
  name: string
  /** In words, for the report. */
  about: string
  /** Alerts of the guide that have to ring. */
  rings: string[]
  run(world: World, chance: Chance): Promise<unknown>
  /** Whether this machine can have it. */
  isPossible?(world: World): boolean
}

const down = ['MataiDown']

async function restart(node: Node): Promise<void> {
  await node.kill()
  await rest(4_000)
  await node.start()
}

async function cut(way: { state: 'open' | 'cut' | 'silent' }, how: 'cut' | 'silent', milliseconds: number) {
  way.state = how
  await rest(milliseconds)
  way.state = 'open'
}

/** What is killed, paused, filled or cut. The first node of each kind is never killed, so that its memory can be followed. */
export const faults: Fault[] = [
  {
    name: 'killWeb',
    about: 'a web node is killed, and started after 4 s',
    rings: down,
    run: ({ webs }) => restart(webs[1]),
  },
  {
    name: 'killWorker',
    about: 'a worker is killed, and started after 4 s',
    rings: down,
    run: ({ workers }) => restart(workers[1]),
  },
  {
    name: 'killPooler',
    about: 'the pooler is killed, and started after 6 s',
    rings: ['MataiFaults'],
    isPossible: ({ pooler }) => pooler !== undefined,
    async run({ pooler }) {
      await pooler?.stop()
      await rest(6_000)
      await pooler?.start()
    },
  },
  {
    name: 'pauseWeb',
    about: 'a web node stands still for 10 s',
    rings: down,
    run: ({ webs }, chance) => chance.pick(webs).pause(10_000),
  },
  {
    name: 'pauseWorkers',
    about: 'both workers stand still for 28 s',
    rings: ['MataiDown', 'MataiJobsStuck'],
    run: ({ workers }) => Promise.all(workers.map((worker) => worker.pause(28_000))),
  },
  {
    name: 'cutDatabase',
    about: 'nobody reaches the database for 8 s',
    rings: ['MataiDown', 'MataiScansLost'],
    run: ({ ways }) => cut(ways.database, 'cut', 8_000),
  },
  {
    name: 'silentDatabase',
    about: 'what a web node sends to the database goes nowhere for 12 s',
    rings: ['MataiDown'],
    run: ({ ways }) => cut(ways.secondWeb, 'silent', 12_000),
  },
  {
    name: 'endConnections',
    about: 'the database ends all connections',
    rings: [],
    async run({ databaseUrl }) {
      const client = new Client({ connectionString: databaseUrl })
      await client.connect()
      await client.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
          where application_name in ('matai', 'matai-scan', 'matai-fanout', 'matai-queue')`,
      )
      await client.end()
    },
  },
  {
    name: 'cutFiles',
    about: 'S3 hangs up for 10 s',
    rings: [],
    async run({ s3 }) {
      s3.fault.away = true
      await rest(10_000)
      s3.fault.away = false
    },
  },
  {
    name: 'slowFiles',
    about: 'S3 asks 40 times to be asked more slowly',
    rings: [],
    async run({ s3 }) {
      s3.fault.refusals = 40
      await rest(10_000)
      s3.fault.refusals = 0
    },
  },
  {
    name: 'fillDisk',
    about: 'the disk of a web node is filled for 18 s',
    rings: ['MataiDiskLow'],
    isPossible: ({ smallDisk }) => smallDisk !== undefined,
    async run({ smallDisk = '' }) {
      const ballast = join(smallDisk, 'ballast')
      writeFileSync(ballast, Buffer.alloc(disk.ballast, 1))
      await rest(18_000)
      rmSync(ballast)
    },
  },
  {
    name: 'failMessages',
    about: 'the gateway of text messages refuses for 15 s, while strangers want codes',
    rings: ['MataiMessagesFail'],
    async run(world) {
      world.gateway.refuses = true
      await wantManyCodes(world.webs, 15_000)
      world.gateway.refuses = false
    },
  },
  {
    name: 'guessPasswords',
    about: 'a stranger guesses 400 passwords at one node',
    rings: ['MataiGuessing'],
    // Each node counts for itself: at both of them, half of his guesses would be seen by either.
    run: ({ webs }) => guessPasswords([webs[0]], 400),
  },
]
