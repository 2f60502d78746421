import type { StatusBoard } from '@matai/contract'
import { notFound } from '../../../platform/failure.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { codesInItems } from '../store/codes.ts'
import { itemsByRecords } from '../store/history.ts'
import { itemNames, statusNames } from '../store/statuses.ts'
import { createAnswered } from './answered.ts'
import { createBoard } from './board.ts'
import { createByPlan } from './by-plan.ts'
import type { Dependencies } from './dependencies.ts'
import { createStatusEditing } from './edit.ts'
import { createEnding } from './end.ts'
import { createFollowing } from './follow-codes.ts'
import { createCodeInfo } from './info.ts'
import { createLive } from './live.ts'
import { createOnPhone } from './on-phone.ts'
import { createStatusRules } from './rules.ts'
import { createScreens } from './screens.ts'
import { createSetting } from './set.ts'
import { createWalls } from './walls.ts'

export type Statuses = ReturnType<typeof createStatuses>

/** What live codes are: items that exclude each other, set by people, by answers and by time. */
export function createStatuses(dependencies: Dependencies) {
  const { database, fanout } = dependencies
  const board = createBoard(dependencies)
  return {
    ...createStatusEditing(dependencies),
    ...createSetting(dependencies),
    ...createCodeInfo(dependencies),
    rules: createStatusRules(dependencies),
    walls: createWalls(dependencies),
    screenOf: createScreens({ ...dependencies, board }),
    onPhone: createOnPhone(dependencies),
    answered: createAnswered(dependencies),
    setByPlan: createByPlan(dependencies),
    follow: createFollowing(dependencies),
    live: createLive(fanout),
    end: createEnding(dependencies),
    /** For later modules: what items are called, and which live codes are in one of them. */
    itemsAmong: itemNames,
    namesAmong: statusNames,
    codesIn: codesInItems,
    byRecords: itemsByRecords,

    board: async (
      { statusId, stuckHours }: { statusId: number; stuckHours: number | null },
      { caller, now, say }: MemberContext,
    ): Promise<StatusBoard> =>
      (await board(database.tx, caller.accountId, { statusId, stuckHours, zone: caller.zone, now, say })) ?? notFound(),
  }
}
