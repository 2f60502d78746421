import type { Client } from '@matai/client'
import type { Seeded } from './seed.ts'

export type Question = [name: string, ask: () => Promise<unknown>]

/** Everything that an owner looks for in long lists, through the calls that the screens make. */
export function questionsOf(client: Client, seeded: Seeded): Question[] {
  return [
    ...ofCodes(client, seeded),
    ...ofFilters(client, seeded),
    ...ofLogs(client, seeded),
    ...ofMaking(client, seeded),
    ...ofOperator(client),
  ]
}

function ofCodes({ qrCodes }: Client, { ids, digits }: Seeded): Question[] {
  const anyId = () => ids[Math.floor(Math.random() * ids.length)] ?? ''
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
    ['search, one match', () => qrCodes.getCodeList({ keyword: digits() })],
    ['search, an eighth match', () => qrCodes.getCodeList({ keyword: '灭火器' })],
    ['search, some match', () => qrCodes.getCodeList({ keyword: digits().slice(0, 5) })],
    ['search, three letters', () => qrCodes.getCodeList({ keyword: 'room' })],
    ['search, two letters', () => qrCodes.getCodeList({ keyword: '教室' })],
    ['search, two letters that nothing has', () => qrCodes.getCodeList({ keyword: '鲸鱼' })],
    ['search, no match', () => qrCodes.getCodeList({ keyword: '不存在的东西' })],
    ['search, a short id', () => qrCodes.getCodeList({ keyword: anyId() })],
    ['makers', () => qrCodes.getCreators({})],
    ['open', () => qrCodes.getInfo({ id: anyId() })],
  ]
}

function ofFilters({ qrCodes }: Client, { directoryId, creatorId, digits }: Seeded): Question[] {
  const day = 86_400_000
  const ago = (days: number) => new Date(Date.now() - days * day).toISOString()
  const list = (filters: NonNullable<Parameters<typeof qrCodes.getCodeList>[0]>['filters']) => () =>
    qrCodes.getCodeList({ filters })
  return [
    ['in a directory', list({ directoryId })],
    ['in a directory and below', list({ directoryId, withSubdirectories: true })],
    ...(['oldest', 'updated', 'name', 'scans'] as const).flatMap((sort): Question[] => [
      [`in a directory, by ${sort}`, () => qrCodes.getCodeList({ sort, filters: { directoryId } })],
      [
        `in a directory and below, by ${sort}`,
        () => qrCodes.getCodeList({ sort, filters: { directoryId, withSubdirectories: true } }),
      ],
    ]),
    [
      'in a directory and below, a search',
      () => qrCodes.getCodeList({ keyword: digits(), filters: { directoryId, withSubdirectories: true } }),
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

function ofLogs(client: Client, { ids: [id = ''], creatorId, digits }: Seeded): Question[] {
  const { audit, codeAccess, versions, notices, recovery } = client
  return [
    ['log, newest', () => audit.createlog({})],
    ['log of a code', () => audit.createlog({ filters: { qrCodeId: id } })],
    ['log by a person', () => audit.createlog({ filters: { userId: creatorId } })],
    ['log by nobody', () => audit.createlog({ filters: { userId: 1_000_000_000 } })],
    ['log by a rare verb', () => audit.createlog({ filters: { verb: 'moved' } })],
    ['log by a verb of nobody', () => audit.createlog({ filters: { verb: 'unshared' } })],
    ['log by a name', () => audit.createlog({ keyword: digits() })],
    ['log by a name that many have', () => audit.createlog({ keyword: '灭火器' })],
    ['log by a name of nobody', () => audit.createlog({ keyword: '不存在的东西' })],
    ['refusals', () => codeAccess.refusals({ filters: { id } })],
    ['phones', () => codeAccess.listMobiles({ filters: { id } })],
    ['phones, a search', () => codeAccess.listMobiles({ filters: { id }, keyword: '员工 77' })],
    ['versions', () => versions.list({ id })],
    ['notices', () => notices.list({})],
    ['recoveries', () => recovery.list({})],
    ['recoveries by a name', () => recovery.list({ keyword: digits().slice(0, 5) })],
    ['recoveries by a name of nobody', () => recovery.list({ keyword: '不存在的东西' })],
  ]
}

/** Directories, styles, labels, prints, batches and exports. */
function ofMaking(client: Client, { ids: [id = ''], templateId, importId, digits }: Seeded): Question[] {
  const { directories, styleTemplates, labels, batches, exports } = client
  const children = (filters: { importId?: number }, keyword = '') =>
    batches.childList({ filters: { id: templateId, ...filters }, keyword })
  let cursor: string | undefined
  return [
    ['directories as pages', () => directories.listPage({})],
    ['saved styles', () => styleTemplates.list({})],
    ['label templates', () => labels.list({})],
    ['prints', () => labels.printList({})],
    ['prints of a code', () => labels.printList({ filters: { id } })],
    ['exports', () => exports.taskList({})],
    ['batch templates', () => batches.list({})],
    ['codes of a batch', () => children({})],
    [
      'codes of a batch, next page',
      async () => {
        const filters = { id: templateId }
        cursor = (await batches.childList(cursor ? { filters, cursor } : { filters })).next ?? undefined
      },
    ],
    ['codes of a batch, a search', () => children({}, digits())],
    ['codes of a batch, a search that an eighth matches', () => children({}, '灭火器')],
    ['codes of a batch, a search for nothing', () => children({}, '不存在的东西')],
    ['codes of an import', () => children({ importId })],
  ]
}

/** What whoever runs the server reads of all accounts. */
function ofOperator({ abuse }: Client): Question[] {
  return [
    ['reports', () => abuse.reportList({})],
    ['reports that are closed', () => abuse.reportList({ state: 'closed' })],
    ['blocked codes', () => abuse.blockList({})],
    ['appeals', () => abuse.blockList({ state: 'appealed' })],
  ]
}
