import { safeFileName } from '@matai/rules/file-names'
import { fail } from '../../../platform/failure.ts'
import { isDiskFull } from '../../../platform/files/disk-room.ts'
import { addressOf, pathNames, stateOf } from '../../qr-codes/rules/codes.ts'
import { collaboratorParts } from '../../collaborators/service/collaborators.ts'
import { formParts } from '../../forms/service/account-data.ts'
import { recordParts } from '../../records/service/account-data.ts'
import { couponParts } from '../../coupons/service/vouchers.ts'
import { groupParts } from '../../group-codes/service/group-codes.ts'
import { accountParts } from '../ports.ts'
import { byteOrderMark, csvLine } from '../rules/csv.ts'
import { dayOf, type TaskManner } from '../rules/task.ts'
import * as store from '../store/account.ts'
import type { Dependencies } from './dependencies.ts'
import type { Made, MakingZip } from './making.ts'

type Needs = Pick<Dependencies, 'database' | 'directories' | 'namesOf' | 'places' | 'ports'>
type Cells = (string | number | null)[]

/** Everything that an account holds, in files that people and programs can read elsewhere. README.txt explains each. */
export function accountData({ database: { tx }, directories, namesOf, places, ports }: Needs) {
  return async ({
    accountId,
    userId,
    request,
    zip,
    now,
    say,
    goOn,
    progress,
  }: MakingZip<TaskManner>): Promise<Made> => {
    const { origin, zone } = request
    // Said at once: what is written until the disk is full would be lost, and takes hours.
    await places.room.need(await store.sumFileBytes(tx, accountId)).catch(refuseWithoutRoom)
    const total = (await store.countCodes(tx, accountId)) + (await store.countFiles(tx, accountId)) + 1
    let done = 0
    const step = () => {
      done += 1
      progress(done, Math.max(done, total))
    }
    const account = await store.findAccount(tx, accountId)
    const tree = await directories.list(accountId)
    const directoryName = (id: number) =>
      pathNames(tree, id)
        .map((name) => name || say('directories.defaultName'))
        .join(' / ')

    const addJson = (path: string, value: unknown) => zip.addPieces(path, [`${JSON.stringify(value, null, 2)}\n`])

    async function* lines<Row>(rows: AsyncIterable<Row>, line: (row: Row) => string, each = () => {}) {
      for await (const row of rows) {
        goOn()
        yield line(row)
        each()
      }
    }
    const addLines = <Row>(path: string, rows: AsyncIterable<Row>, toJson: (row: Row) => object, each?: () => void) =>
      zip.addPieces(
        path,
        lines(rows, (row) => `${JSON.stringify(toJson(row))}\n`, each),
      )
    async function* sheet<Row>(header: string[], rows: AsyncIterable<Row>, cells: (row: Row) => Cells) {
      yield byteOrderMark + csvLine(header)
      yield* lines(rows, (row) => csvLine(cells(row)))
    }
    const addSheet = <Row>(path: string, header: string[], rows: AsyncIterable<Row>, cells: (row: Row) => Cells) =>
      zip.addPieces(path, sheet(header, rows, cells))

    await zip.addPieces('README.txt', [
      byteOrderMark +
        say('exportFiles.readme', { at: now.toISOString(), account: account?.name || `#${accountId}` }).replaceAll(
          '\n',
          '\r\n',
        ),
    ])
    await addJson('account.json', account)
    await addJson('user.json', await store.findPerson(tx, userId))
    const members = await store.listMembers(tx, accountId)
    const names = await namesOf(
      tx,
      members.map((member) => member.userId),
    )
    const chosen = await store.chosenStyles(tx, accountId)
    await addJson(
      'members.json',
      members.map((member) => ({
        ...member,
        name: names.get(member.userId) ?? '',
        styleTemplateId: chosen.get(member.userId) ?? null,
      })),
    )
    await addJson(
      'directories.json',
      tree.map(({ accountId: _, ...directory }) => directory),
    )
    step()

    await addLines(
      'codes.jsonl',
      store.codesOf(tx, accountId),
      ({ accountId: _, ...code }) => ({ ...code, address: addressOf(origin, code.id), state: stateOf(code, now) }),
      step,
    )
    await addSheet(
      'codes.csv',
      ['id', 'address', 'name', 'directory', 'state', 'createdAt'],
      store.codesOf(tx, accountId),
      (code) => [
        code.id,
        addressOf(origin, code.id),
        code.name,
        directoryName(code.directoryId),
        stateOf(code, now),
        code.createdAt.toISOString(),
      ],
    )
    await addLines('versions.jsonl', store.versionsOf(tx, accountId), ({ accountId: _, ...version }) => version)
    await addLines('styles.jsonl', store.stylesOf(tx, accountId), ({ accountId: _, ...style }) => style)
    for (const { path, rows } of [
      ...collaboratorParts,
      ...formParts,
      ...couponParts,
      ...groupParts,
      ...recordParts,
      ...ports.all(accountParts).flat(),
    ]) {
      await addLines(path, rows(tx, accountId), (row) => row)
    }
    await addLines('access.jsonl', store.accessOf(tx, accountId), ({ accountId: _, password, ...access }) => ({
      ...access,
      hasPassword: password !== null,
    }))
    await addSheet(
      'phones.csv',
      ['qrCodeId', 'mobile', 'name', 'createdAt'],
      store.mobilesOf(tx, accountId),
      ({ qrCodeId, mobile, name, createdAt }) => [qrCodeId, mobile, name, createdAt.toISOString()],
    )
    await addSheet(
      'scans.csv',
      ['qrCodeId', 'day', 'people', 'machines'],
      store.scanDaysOf(tx, accountId),
      ({ qrCodeId, day, people, machines }) => [qrCodeId, day, people, machines],
    )
    await addLines('audit.jsonl', store.deedsOf(tx, accountId), ({ accountId: _, ...deed }) => deed)
    await addSheet(
      'files.csv',
      ['id', 'name', 'kind', 'mime', 'size', 'sha256', 'path', 'createdAt'],
      store.filesOf(tx, accountId),
      (file) => [
        file.id,
        file.name,
        file.kind,
        file.mime,
        file.size,
        file.sha256,
        placeOf(file),
        file.createdAt.toISOString(),
      ],
    )
    const missing: string[] = []
    for await (const file of store.filesOf(tx, accountId)) {
      goOn()
      // What whoever runs the server keeps from everybody is kept from here, too.
      const bytes = file.blockedAt ? undefined : await places.blobs.open(file.id)
      if (bytes) await zip.addPieces(placeOf(file), bytes, { isPacked: true })
      else missing.push(`${file.id} ${file.name}`)
      step()
    }
    const count = missing.length
    if (count > 0) await zip.addPieces('missing-files.txt', [`${byteOrderMark}${missing.join('\r\n')}\r\n`])
    return {
      fileName: say('exports.zipData', { date: dayOf(zone, now) }),
      problem: count > 0 ? { phrase: 'exports.filesMissing', params: { count } } : null,
    }
  }
}

/** Where a file lies in the zip: its id makes it the only one, its name says what it is. */
function placeOf({ id, name }: { id: string; name: string }): string {
  const [, stem = '', ending = ''] = /^(.*?)(\.[a-z0-9]{1,8})?$/is.exec(name) ?? []
  return `files/${id}-${safeFileName(stem, 80)}${ending}`
}

function refuseWithoutRoom(error: unknown): never {
  if (isDiskFull(error)) fail('exports.noRoom', { as: 'conflict' })
  throw error
}
