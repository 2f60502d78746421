import type { StatusBoard } from '@matai/contract'
import { createTranslator, type Language } from '@matai/i18n'
import { BoundedMap } from '../../../platform/bounded-map.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { createBoard } from './board.ts'
import type { Dependencies } from './dependencies.ts'
import type { OpenWall } from './walls.ts'

/** What a television shows. */
export interface WallScreen {
  name: string
  /** Of the account; empty when it has none. */
  owner: string
  boards: StatusBoard[]
}

/** Milliseconds for which all screens of a wall see the same. */
const sharedFor = 150

interface Needs {
  database: Database
  clock: Clock
  standingOf: Dependencies['standingOf']
  board: ReturnType<typeof createBoard>
}

/** The content of walls, drawn up once for all televisions that ask at the same time. */
export function createScreens({ database, clock, standingOf, board }: Needs) {
  const known = new BoundedMap<string, { at: number; screen: Promise<WallScreen> }>({ entries: 500 })

  async function look({ accountId, name, statusIds }: OpenWall, language: Language): Promise<WallScreen> {
    const { tx } = database
    const now = clock.now()
    const standing = await standingOf(tx, accountId, now)
    const say = createTranslator(language)
    const boards: StatusBoard[] = []
    for (const statusId of statusIds) {
      const one = await board(tx, accountId, { statusId, zone: standing?.zone ?? 'UTC', now, say })
      if (one) boards.push(one)
    }
    return { name, owner: standing?.name ?? '', boards }
  }

  return (wall: OpenWall, language: Language): Promise<WallScreen> => {
    const key = `${wall.id} ${language}`
    const at = clock.now().getTime()
    const kept = known.get(key)
    if (kept && at - kept.at < sharedFor) return kept.screen
    const screen = look(wall, language)
    known.set(key, { at, screen })
    screen.catch(() => known.delete(key))
    return screen
  }
}
