import { enqueue } from '../../../platform/jobs/jobs.ts'
import { runExports } from '../jobs.ts'
import { attemptsOf, silenceMax, type TaskRow } from '../rules/task.ts'
import { listExpired, listSilent } from '../store/everybody.ts'
import { deleteTask, lockSilent, statesOf, updateClaimed } from '../store/tasks.ts'
import { exportMakers } from '../ports.ts'
import { accountData } from './account-data.ts'
import { couponExcel } from './coupon-excel.ts'
import { couponZip } from './coupon-zip.ts'
import { codesZip } from './codes-zip.ts'
import type { Dependencies } from './dependencies.ts'
import { disposalPdf } from './disposal-pdf.ts'
import { fillersFile } from './fillers-file.ts'
import { excelMime } from '../../../platform/excel/sheet.ts'
import { fileMaker, type Maker, zipMaker } from './making.ts'
import { createRecordStarts } from './record-starts.ts'
import { recordsFile } from './records-file.ts'
import { recordsPdf } from './records-pdf.ts'
import { reportFile } from './report-file.ts'
import { createStarts } from './start.ts'
import { createTasks } from './tasks.ts'
import { urlsExcel } from './urls-excel.ts'
import { createWorker } from './work.ts'

export type Exports = ReturnType<typeof createExports>

/** Long work in the background, and the files that come out of it. */
export function createExports(dependencies: Dependencies) {
  const { database, clock, places, ports } = dependencies
  const own = new Map<string, Maker>([
    ['codesZip', zipMaker(codesZip(dependencies))],
    ['urlsExcel', fileMaker({ ending: '.xlsx', mime: excelMime }, urlsExcel(dependencies))],
    ['accountData', zipMaker(accountData(dependencies))],
    ['couponExcel', fileMaker({ ending: '.xlsx', mime: excelMime }, couponExcel(dependencies.coupons))],
    ['couponZip', zipMaker(couponZip({ ...dependencies, exported: dependencies.coupons.exported }))],
    ['records', recordsFile(dependencies)],
    ['fillers', fillersFile(dependencies)],
    ['formReport', reportFile(dependencies)],
    ['recordsPdf', recordsPdf(dependencies)],
    ['disposalPdf', disposalPdf(dependencies)],
  ])
  const makerOf = (kind: string) => own.get(kind) ?? ports.all(exportMakers).find((one) => one.kind === kind)?.maker
  const worker = createWorker(dependencies, makerOf)

  const starts = createStarts(dependencies)

  return {
    ...starts,
    ...createRecordStarts(dependencies, starts),
    ...createTasks(dependencies),
    work: worker.work,
    stop: worker.stop,
    /** What became of some tasks of an account; those that were removed are missing. */
    statesOf,

    /** Tasks whose worker died wait again, once; then they have failed. */
    async watch(): Promise<void> {
      const since = new Date(clock.now().getTime() - silenceMax)
      const lost: TaskRow[] = []
      for (const [accountId, tasks] of await listSilent(database.tx, since)) {
        const ids = tasks.map(({ id }) => id)
        const given = await database.transact(accountId, async (tx) => {
          const silent = await lockSilent(tx, accountId, ids, since)
          const again = silent.filter(({ attempt, kind }) => attempt < attemptsOf(kind))
          for (const task of again) await updateClaimed(tx, task, { state: 'waiting', done: 0 })
          if (again.length > 0) await enqueue(tx, runExports, {})
          return silent.filter(({ attempt, kind }) => attempt >= attemptsOf(kind))
        })
        lost.push(...given)
      }
      for (const task of lost) await worker.fail(task, { phrase: 'exports.workerDied', params: {} })
    },

    /** Removes files whose days are over, and what is known of their tasks. */
    async purge(): Promise<void> {
      for (let old = await listExpired(database.tx, clock.now()); old.length > 0; ) {
        for (const task of old) {
          // The file first: a task that is gone could not be purged again.
          if (task.blobId) await places.blobs.delete(task.blobId)
          await deleteTask(database.tx, task)
        }
        old = await listExpired(database.tx, clock.now())
      }
    },
  }
}
