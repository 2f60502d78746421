import { createTranslator } from '@matai/i18n'
import { everybody, mintAccountId } from '../../../platform/db/account-id.ts'
import { withReach } from '../../../platform/db/reach.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { isUndone } from '../../../platform/db/try-again.ts'
import { OutletClosed } from '../../../platform/files/byte-outlet.ts'
import { newFileId } from '../../../platform/files/file-id.ts'
import { StoreAway } from '../../../platform/files/s3/s3-error.ts'
import { describeError } from '../../../platform/http/describe-error.ts'
import { isOutage } from '../../../platform/http/outage.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { purgeExports, runExports } from '../jobs.ts'
import { expiryOf, keptOf, mayWait, type Problem, refusalIn, type TaskManner, type TaskRow } from '../rules/task.ts'
import { holdClaims, listFirst } from '../store/everybody.ts'
import { expireOlder, takeTask, updateClaimed } from '../store/tasks.ts'
import type { Dependencies } from './dependencies.ts'
import { createHeartbeat, Stopped, TakenAway } from './heartbeat.ts'
import type { Maker } from './making.ts'

/** Files or a database that are away, or a standby that put its own work first. */
const isPassing = (error: unknown) => error instanceof StoreAway || isOutage(error) || isUndone(error)

/** Works tasks off, one after the other; a node has one under way, so that other jobs are never kept waiting. */
export function createWorker(dependencies: Dependencies, makerOf: (kind: string) => Maker | undefined) {
  const { database, clock, log, places, notices, qrCodes, directoriesOf } = dependencies
  let busy: Promise<void> | undefined
  let isWanted = false
  let stop: (() => void) | undefined
  let isStopping = false

  /** Makes the file of a task under its blob id. Undefined when nobody wants it any more. */
  async function make(task: TaskRow, heartbeat: ReturnType<typeof createHeartbeat>) {
    const request = task.request as TaskManner // what a start wrote for this kind
    const maker = makerOf(task.kind)
    if (!maker) throw new Error(`nothing makes exports of the kind ${task.kind}`)
    const {
      stream,
      ending,
      mime,
      made: making,
    } = maker.begin({
      taskId: task.id,
      accountId: mintAccountId(task.accountId),
      userId: task.userId,
      request: request as never, // each maker knows the request of its kind
      now: task.createdAt,
      total: task.total,
      say: createTranslator(request.language),
      goOn: heartbeat.goOn,
      progress: heartbeat.progress,
      hold: heartbeat.hold,
    })
    const receiving = places.staging.receive(stream)
    const [received, made] = await Promise.allSettled([receiving, making])
    if (made.status === 'rejected' && !(made.reason instanceof OutletClosed)) throw made.reason
    if (received.status === 'rejected') throw received.reason
    if (made.status === 'rejected') throw made.reason
    const { fileName, problem, kept } = made.value
    return { kept, staged: received.value, fileName: `${fileName}${ending}`, mime, problem }
  }

  /** False when the task waits for something to come back, as every other one would. */
  async function run(task: TaskRow): Promise<boolean> {
    const heartbeat = createHeartbeat({ database, clock, log }, task)
    stop = heartbeat.stop
    if (isStopping) stop()
    try {
      database.readFromNow()
      // Whoever ordered it may work in fewer directories by now.
      const directories = await directoriesOf(database.tx, mintAccountId(task.accountId), task.userId)
      const reach = qrCodes.reach.of({ userId: task.userId, directories })
      const { staged, fileName, mime, problem, kept } = await withReach(reach, () => make(task, heartbeat))
      try {
        heartbeat.goOn()
        await places.blobs.keep(task.blobId ?? '', staged.path)
      } finally {
        await places.staging.discard(staged)
      }
      const file = { fileName, mime, size: staged.size }
      const result = { ...file, problem, ...heartbeat.reached() }
      const isOurs = await finish(task, result, (tx) => kept?.(tx, staged.sha256))
      if (!isOurs) await drop(task.blobId)
      return true
    } catch (error) {
      if (isPassing(error) && mayWait(task, clock.now())) {
        log.warn({ kind: task.kind }, 'an export waits until files and database are back')
        await putBack(task)
        return false
      }
      await giveUp(task, error)
      return true
    } finally {
      heartbeat.end()
      stop = undefined
    }
  }

  /** False when the task is somebody else's by now. */
  function finish(
    task: TaskRow,
    result: Partial<TaskRow> & { problem: Problem | null },
    keep: (tx: Tx) => Promise<void> | undefined,
  ): Promise<boolean> {
    const now = clock.now()
    const over = { state: 'done' as const, finishedAt: now, expiresAt: expiryOf(now) }
    return database.transact(mintAccountId(task.accountId), async (tx) => {
      if (!(await updateClaimed(tx, task, { ...result, ...over }))) return false
      // One person's exports must not fill the disk that everybody's scans are written to.
      if (await expireOlder(tx, task, { now, ...keptOf(task.kind) })) await enqueue(tx, purgeExports, {})
      await keep(tx)
      await tellOwner(tx, task, 'exportDone', result.fileName)
      return true
    })
  }

  async function giveUp(task: TaskRow, error: unknown): Promise<void> {
    if (error instanceof TakenAway) return
    if (error instanceof Stopped) {
      // The node goes down in good order: another one goes on at once.
      await putBack(task, (tx) => enqueue(tx, runExports, {}))
      return
    }
    const refusal = refusalIn(error)
    if (refusal) log.info({ phrase: refusal.phrase, kind: task.kind }, 'export refused')
    else
      log.error(
        { error: error instanceof Error ? describeError(error) : String(error), kind: task.kind },
        'export failed',
      )
    await fail(task, refusal ?? { phrase: 'exports.failed', params: {} })
  }

  /** It waits again, and that was no attempt. The look of every minute takes it up at the latest. */
  function putBack(task: TaskRow, and?: (tx: Tx) => Promise<void>): Promise<void> {
    return database.transact(mintAccountId(task.accountId), async (tx) => {
      const waiting = { state: 'waiting' as const, attempt: task.attempt - 1, done: 0 }
      if (await updateClaimed(tx, task, waiting)) await and?.(tx)
    })
  }

  function fail(task: TaskRow, problem: Problem): Promise<boolean> {
    const now = clock.now()
    const over = { state: 'failed' as const, problem, finishedAt: now, expiresAt: expiryOf(now) }
    return database.transact(mintAccountId(task.accountId), async (tx) => {
      if (!(await updateClaimed(tx, task, over))) return false
      await tellOwner(tx, task, 'exportFailed')
      return true
    })
  }

  function tellOwner(
    tx: Parameters<typeof notices.tell>[0],
    task: TaskRow,
    kind: 'exportDone' | 'exportFailed',
    file?: string,
  ): Promise<void> {
    const { id, userId, attempt } = task
    const accountId = mintAccountId(task.accountId)
    const details = file ? { file } : {}
    return notices.tell(tx, { accountId, userId, kind, details, link: '/downloads', once: `export ${id} ${attempt}` })
  }

  /** A file that nobody will ask for. */
  async function drop(blobId: string | null): Promise<void> {
    if (blobId) await places.blobs.delete(blobId)
  }

  async function claim(): Promise<TaskRow | undefined> {
    if (isStopping) return undefined
    const claimed = await database.transact(everybody, async (tx) => {
      await holdClaims(tx)
      for (const { accountId, id } of await listFirst(tx)) {
        const mine = { accountId: mintAccountId(accountId), id }
        const taken = await takeTask(tx, mine, { now: clock.now(), blobId: newFileId() })
        if (taken) return taken
      }
      return undefined
    })
    await drop(claimed?.leftBlobId ?? null)
    return claimed?.task
  }

  async function workOff(): Promise<void> {
    while (isWanted) {
      isWanted = false
      for (let task = await claim(); task && (await run(task)); ) task = await claim()
    }
  }

  return {
    fail,

    /** Until nothing waits that this node could take up. */
    async work(): Promise<void> {
      isWanted = true
      if (busy) return
      busy = workOff()
      await busy.finally(() => {
        busy = undefined
      })
    },

    /** What is under way goes back to wait for another node, or for this one when it is back. */
    async stop(): Promise<void> {
      isStopping = true
      stop?.()
      await busy?.catch(() => undefined) // whoever asked for the work is told
    },
  }
}
