import type { Client } from '@matai/client'
import type { Seeded } from './seed.ts'

export type Question = [name: string, ask: () => Promise<unknown>]

/** Everything that an owner looks for in long lists, through the calls that the screens make. */
export function questionsOf(client: Client, seeded: Seeded, codes: number): Question[] {
  return [...ofCodes(client, seeded, codes), ...ofFilters(client, seeded), ...ofLogs(client, seeded, codes)]
}

function ofCodes({ qrCodes }: Client, { ids }: Seeded, codes: number): Question[] {
  const anyId = () => ids[Math.floor(Math.random() * ids.length)] ?? ''
  const any = () => String(Math.floor(Math.random() * codes)).padStart(7, '0')
  let cursor: string | undefined
  return [
    ['list, first page', () => qrCodes.getCodeList({})],
    [
      'list, next page',
      async () => {
        cursor = (await qrCodes.getCodeList(cursor ? { cursor } : {})).next ?? undefined
      },
    ],
    ['list, oldest', () => qrCodes.getCodeList({ sort: 'oldest' })],
    ['list, by last change', () => qrCodes.getCodeList({ sort: 'updated' })],
    ['list, by name', () => qrCodes.getCodeList({ sort: 'name' })],
    ['list, by scans', () => qrCodes.getCodeList({ sort: 'scans' })],
    ['search, one match', () => qrCodes.getCodeList({ keyword: any() })],
    ['search, an eighth match', () => qrCodes.getCodeList({ keyword: '灭火器' })],
    ['search, some match', () => qrCodes.getCodeList({ keyword: any().slice(0, 4) })],
    ['search, three letters', () => qrCodes.getCodeList({ keyword: 'room' })],
    ['search, no match', () => qrCodes.getCodeList({ keyword: '不存在的东西' })],
    ['search, a short id', () => qrCodes.getCodeList({ keyword: anyId() })],
    ['open', () => qrCodes.getInfo({ id: anyId() })],
  ]
}

function ofFilters({ qrCodes }: Client, { directoryId, creatorId }: Seeded): Question[] {
  const day = 86_400_000
  const ago = (days: number) => new Date(Date.now() - days * day).toISOString()
  const list = (filters: NonNullable<Parameters<typeof qrCodes.getCodeList>[0]>['filters']) => () =>
    qrCodes.getCodeList({ filters })
  return [
    ['in a directory', list({ directoryId })],
    ['in a directory and below', list({ directoryId, withSubdirectories: true })],
    [
      'in a directory and below, by scans',
      () => qrCodes.getCodeList({ sort: 'scans', filters: { directoryId, withSubdirectories: true } }),
    ],
    ['of a kind', list({ kind: 'jump' })],
    ['in good order', list({ state: 'normal' })],
    ['expired', list({ state: 'expired' })],
    ['blocked', list({ state: 'blocked' })],
    ['by its maker', list({ creatorId })],
    ['made in a week', list({ createdFrom: ago(30), createdUntil: ago(23) })],
    ['scanned often', list({ scansMin: 90_000 })],
    [
      'scanned often, by scans',
      () => qrCodes.getCodeList({ sort: 'scans', filters: { scansMin: 50, scansMax: 90_000 } }),
    ],
    ['favourites', list({ favourite: true })],
    ['trash', () => qrCodes.trashList({})],
    ['trash, by name', () => qrCodes.trashList({ keyword: '灭火器' })],
  ]
}

function ofLogs(client: Client, { ids: [id = ''], creatorId }: Seeded, codes: number): Question[] {
  const { audit, codeAccess, versions, notices, recovery } = client
  const any = () => String(Math.floor(Math.random() * codes)).padStart(7, '0')
  return [
    ['log, newest', () => audit.createlog({})],
    ['log of a code', () => audit.createlog({ filters: { qrCodeId: id } })],
    ['log by a person', () => audit.createlog({ filters: { userId: creatorId } })],
    ['log by nobody', () => audit.createlog({ filters: { userId: 1 } })],
    ['log by a rare verb', () => audit.createlog({ filters: { verb: 'moved' } })],
    ['log by a verb of nobody', () => audit.createlog({ filters: { verb: 'unshared' } })],
    ['log by a name', () => audit.createlog({ keyword: any() })],
    ['log by a name that many have', () => audit.createlog({ keyword: '灭火器' })],
    ['log by a name of nobody', () => audit.createlog({ keyword: '不存在的东西' })],
    ['refusals', () => codeAccess.refusals({ filters: { id } })],
    ['phones', () => codeAccess.mobilelist({ filters: { id } })],
    ['versions', () => versions.list({ id })],
    ['notices', () => notices.list({})],
    ['recoveries', () => recovery.list({})],
  ]
}
