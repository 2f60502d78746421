import { port } from '../../platform/ports.ts'
import type { MiniEntry } from '../../platform/wechat/mini-program.ts'

/** Hears that somebody proved a number (digits). */
export const numberProven = port<(mobile: string, now: Date) => Promise<void>>('mini-program.numberProven')

/** What later modules know of mini programs of accounts: those that go by an appid, the likeliest first. */
export const ownMiniPrograms =
  port<(appId: string) => Promise<Pick<MiniEntry, 'personOf' | 'phoneOf'>[]>>('mini-program.own')
