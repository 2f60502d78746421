import { type ArchiveImport, archiveThings, type contract, type ExportTask, type ParsedInput } from '@matai/contract'
import { isDiskFull } from '../../../platform/files/disk-room.ts'
import { countRows } from '../../../platform/carried/read-rows.ts'
import { type AccountId, mintAccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { fail, failField, Failure, notFound } from '../../../platform/failure.ts'
import { newFileId } from '../../../platform/files/file-id.ts'
import { describeError } from '../../../platform/http/describe-error.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { createSecretTexts } from '../../../platform/secret-texts.ts'
import { takeArchives } from '../jobs.ts'
import { emptyReport, toImport } from '../rules/report.ts'
import { listKept, listWaiting } from '../store/everybody.ts'
import { deleteIds } from '../store/ids.ts'
import { holdRun } from '../store/hold-run.ts'
import * as store from '../store/imports.ts'
import { createCodeImports } from './code-imports.ts'
import type { Dependencies } from './dependencies.ts'
import { createFromDisk } from './from-disk.ts'
import { attemptsMax, beatEvery, silenceMax, Stopped, TakenAway } from './heart.ts'
import { archiveMaker, passphrases, placeOfPassphrase } from './make.ts'
import { createParts } from './parts.ts'
import { createTake } from './take.ts'
import type { Taking } from './taking.ts'

type Calls = typeof contract.archives

/** Days for which the archive of an import that failed is kept. */
const keptDays = 7
/** Archives of an account that wait or are brought in. */
const openMax = 3

export type Archives = ReturnType<typeof createArchives>

/** All of an account in one file, and such a file in an account. */
export function createArchives(dependencies: Dependencies) {
  const { database, clock, log, places, tables, fileTable, accounts, audit, exports, notices } = dependencies
  const texts = createSecretTexts(dependencies.secret, passphrases)
  const take = createTake(dependencies, isEmpty)
  const parts = createParts(dependencies)
  const remember = audit.on('account')
  let busy: Promise<void> | undefined
  let isWanted = false
  let isStopping = false

  /** Whether an account holds nothing but what it was born with. */
  async function isEmpty(tx: Tx, accountId: AccountId): Promise<boolean> {
    for (const one of [...tables, fileTable]) if ((await countRows(tx, accountId, one)) > (one.born ?? 0)) return false
    return true
  }

  /** `keeps`: the archive, and how far it came, so that it can go on from there. */
  async function finish(
    taking: Taking,
    change: Partial<store.ImportRow>,
    { kind, keeps = false }: { kind: 'archiveDone' | 'archiveFailed'; keeps?: boolean },
  ) {
    const { accountId, row } = taking
    const gone = keeps ? {} : { blobId: null, passphrase: null }
    const over = { ...change, ...gone, finishedAt: clock.now(), report: taking.report }
    const isOurs = await database.transact(accountId, async (tx) => {
      if (!(await store.updateImport(tx, accountId, row, over))) return false
      if (!keeps) await deleteIds(tx, accountId, row.id)
      const once = `archive ${row.id} ${row.attempt}`
      await notices.tell(tx, { accountId, userId: row.userId, kind, link: '/user', once })
      return true
    })
    if (isOurs && !keeps && taking.row.blobId) await places.blobs.delete(taking.row.blobId)
  }

  async function run(accountId: AccountId, row: store.ImportRow): Promise<void> {
    const standing = await accounts.standingOf(database.tx, accountId, clock.now())
    let reason: Error | undefined
    const goOn = () => {
      if (isStopping) throw new Stopped()
      if (reason) throw reason
    }
    const taking: Taking = {
      ...{ accountId, row, report: row.report, tier: standing?.tier ?? 'free', now: clock.now(), goOn },
    }
    const beat = setInterval(() => {
      void store
        .updateImport(database.tx, accountId, row, { aliveAt: clock.now() })
        .then((isOurs) => {
          if (!isOurs) reason = new TakenAway()
        })
        .catch(() => undefined) // the next beat tries again
    }, beatEvery)
    try {
      if (row.attempt > attemptsMax) fail('archives.failed')
      await take(taking)
      await finish(taking, { state: 'done', done: taking.row.total }, { kind: 'archiveDone' })
    } catch (error) {
      if (error instanceof TakenAway) return
      if (error instanceof Stopped) {
        await database.transact(accountId, async (tx) => {
          if (await store.updateImport(tx, accountId, row, { state: 'waiting', attempt: row.attempt - 1 }))
            await enqueue(tx, takeArchives, {})
        })
        return
      }
      const told = error instanceof Failure && error.errorName !== 'notFound' && !isDiskFull(error)
      if (!told) log.error({ error: describeError(error as Error) }, 'an archive was not brought in')
      const problem = told
        ? { phrase: error.phrase, params: error.params }
        : { phrase: isDiskFull(error) ? ('files.diskFull' as const) : ('archives.failed' as const), params: {} }
      // What the archive itself is wrong about stays wrong; whatever else may pass.
      const keeps = problem.phrase === 'archives.failed' || problem.phrase === 'files.diskFull'
      await finish(taking, { state: 'failed', problem }, { kind: 'archiveFailed', keeps })
    } finally {
      clearInterval(beat)
    }
  }

  /** Unlogged: the log says that it was ordered. */
  async function workOff(): Promise<void> {
    while (isWanted) {
      isWanted = false
      const since = new Date(clock.now().getTime() - silenceMax)
      for (const { accountId, id } of await listWaiting(database.tx, since)) {
        if (isStopping) return
        const whose = mintAccountId(accountId)
        const hold = await holdRun(database.direct, whose, id)
        try {
          const left = { now: clock.now(), since, isHeld: !hold.isOurs }
          const row = await store.takeImport(database.tx, { accountId: whose, id }, left)
          if (row) await run(whose, row)
        } finally {
          await hold.release()
        }
      }
    }
  }

  return {
    codeImports: createCodeImports(dependencies),
    maker: archiveMaker(dependencies),
    fromDisk: createFromDisk(dependencies, { isEmpty, openMax }),

    make({ passphrase }: ParsedInput<Calls['make']>, context: MemberContext): Promise<ExportTask> {
      const sealed =
        passphrase === undefined ? null : texts.seal(passphrase, placeOfPassphrase(context.caller.accountId))
      return exports.start({ kind: 'archive', request: { passphrase: sealed }, total: 0 }, context)
    },

    async take(
      input: ParsedInput<Calls['take']>,
      { caller, language, say, now }: MemberContext,
    ): Promise<ArchiveImport> {
      const { accountId, userId } = caller
      const spooled = (await places.spool.find(input.uploadId, accountId)) ?? notFound()
      if (!spooled.complete) fail('files.uploadUnfinished')
      const collected = await places.spool.collect(input.uploadId)
      try {
        const staged = await places.staging.measure(collected.path)
        const blobId = newFileId()
        const { passphrase } = input
        const row = await database.transact(accountId, async (tx) => {
          await store.holdImports(tx, accountId)
          if ((await store.countOpenImports(tx, accountId)) >= openMax) fail('archives.tooMany', { as: 'conflict' })
          if (input.mode === 'same' && !(await isEmpty(tx, accountId))) failField('mode', 'archives.notEmpty')
          const made = await store.insertImport(tx, {
            ...{ accountId, userId, mode: input.mode, language, createdAt: now, report: emptyReport() },
            ...{ fileName: spooled.name.slice(0, 200), blobId, size: staged.size, sha256: staged.sha256 },
            passphrase: passphrase ? texts.seal(passphrase, placeOfPassphrase(accountId)) : null,
          })
          await remember(tx, caller, 'changed', { id: '', name: '' }, { what: 'archiveTaken', to: made.fileName })
          await enqueue(tx, takeArchives, {})
          // Last, so that an import is never seen without its bytes.
          await places.blobs.keep(blobId, collected.path)
          return made
        })
        await places.spool.remove(input.uploadId)
        return toImport(row, say)
      } catch (error) {
        // Another call has taken the upload meanwhile.
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') notFound()
        throw error
      } finally {
        await collected.release()
      }
    },

    async list({ caller, say }: MemberContext) {
      const rows = await store.listImports(database.tx, caller.accountId)
      const order = (what: string) => archiveThings.findIndex((one) => one === what)
      const list = rows
        .map((row) => toImport(row, say))
        .map((one) => ({ ...one, came: one.came.toSorted((a, b) => order(a.what) - order(b.what)) }))
      return { list, isEmpty: await isEmpty(database.tx, caller.accountId) }
    },

    /** What came until then stays. */
    async cancel(id: number, { caller, say, now }: MemberContext): Promise<ArchiveImport> {
      const { accountId } = caller
      const row = await database.transact(accountId, async (tx) => {
        const cancelled = (await store.cancelImport(tx, accountId, id, now)) ?? notFound()
        await deleteIds(tx, accountId, id)
        const details = { what: 'archiveCancelled', to: cancelled.fileName }
        await remember(tx, caller, 'changed', { id: '', name: '' }, details)
        return cancelled
      })
      if (row.blobId) await places.blobs.delete(row.blobId)
      return toImport(row, say)
    },

    async goOn(id: number, { caller, say }: MemberContext): Promise<ArchiveImport> {
      const { accountId } = caller
      const row = await database.transact(accountId, async (tx) => {
        await store.holdImports(tx, accountId)
        if ((await store.countOpenImports(tx, accountId)) >= openMax) fail('archives.tooMany', { as: 'conflict' })
        const waiting = (await store.goOnWith(tx, accountId, id)) ?? fail('archives.goOnOver', { as: 'conflict' })
        const details = { what: 'archiveGoesOn', to: waiting.fileName }
        await remember(tx, caller, 'changed', { id: '', name: '' }, details)
        await enqueue(tx, takeArchives, {})
        return waiting
      })
      return toImport(row, say)
    },

    /** Drops archives that nobody went on with, and parts of made ones. Unlogged: the log says that they failed. */
    async forget(now: Date): Promise<void> {
      await parts.forget()
      const before = new Date(now.getTime() - keptDays * 86_400_000)
      for (const { accountId, id } of await listKept(database.tx, before)) {
        const whose = mintAccountId(accountId)
        const blobId = await database.transact(whose, async (tx) => {
          const kept = await store.giveUp(tx, whose, id, before)
          if (kept !== undefined) await deleteIds(tx, whose, id)
          return kept
        })
        if (blobId) await places.blobs.delete(blobId)
      }
    },

    /** Until nothing waits that this node could take up. */
    async work(): Promise<void> {
      isWanted = true
      if (busy) return busy
      busy = workOff()
      await busy.finally(() => {
        busy = undefined
      })
    },

    /** What is under way goes on where it is, here or on another node. */
    async stop(): Promise<void> {
      isStopping = true
      await busy?.catch(() => undefined) // whoever asked for the work is told
    },
  }
}
