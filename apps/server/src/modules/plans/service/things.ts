import { planCodesMax } from '@matai/contract'
import { createTranslator, type Language, languageInfo } from '@matai/i18n'
import type { RoundThing } from '@matai/scan'
import type { AccountId } from '../../../platform/db/account-id.ts'
import { codePlaces } from '../../qr-codes/service/places.ts'
import { alongRoute } from '../rules/along.ts'
import { taskState } from '../rules/task-state.ts'
import { routeOf } from '../store/plans.ts'
import { tasksOfWindow } from '../store/tasks.ts'
import type { WindowRow } from '../store/windows.ts'
import type { Dependencies } from './dependencies.ts'

/** The things of a window as a phone shows them, in the order of the way. */
export function createThings({ database, directories, records, statuses }: Dependencies) {
  return async (
    accountId: AccountId,
    window: WindowRow,
    { language, now, zone }: { language: Language; now: Date; zone: string },
  ): Promise<RoundThing[]> => {
    const { tx } = database
    const say = createTranslator(language)
    const time = new Intl.DateTimeFormat(languageInfo[language].tag, {
      hour: '2-digit',
      minute: '2-digit',
      timeZone: zone,
    })
    const tasks = await tasksOfWindow(tx, accountId, window.id)
    const places = await codePlaces(
      tx,
      accountId,
      tasks.map(({ qrCodeId }) => qrCodeId),
    )
    const tree = await directories.namesOf(tx, accountId)
    const fillers = await records.fillerNames(
      tx,
      accountId,
      tasks.flatMap(({ recordId }) => recordId ?? []),
    )
    const freed = await statuses.itemsAmong(tx, accountId, [...new Set(tasks.flatMap((task) => task.exemptItem ?? []))])
    const taskOf = new Map(tasks.map((task) => [task.qrCodeId, task]))
    // A code that was deleted meanwhile is on no way any more.
    const there = alongRoute(places, await routeOf(tx, accountId, window.planId)).filter(([id]) => taskOf.has(id))
    return there.slice(0, planCodesMax).map(([id, { name, directoryId }]) => {
      const { doneAt = null, recordId = null, exemptItem = null } = taskOf.get(id) ?? {}
      const said = [
        doneAt && time.format(doneAt),
        recordId !== null && fillers.get(recordId),
        doneAt === null && exemptItem !== null && freed.get(exemptItem),
      ]
      return {
        id,
        name: name || id,
        directory: tree.get(directoryId) || say('directories.defaultName'),
        state: taskState({ doneAt, exempt: exemptItem !== null }, window, now),
        said: said.filter(Boolean).join(' '),
      }
    })
  }
}
