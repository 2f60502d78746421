import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { Readable } from 'node:stream'
import type { Row } from '../../../platform/carried/carried.ts'
import { clearRows } from '../../../platform/carried/put-rows.ts'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { fail } from '../../../platform/failure.ts'
import { createSecretTexts } from '../../../platform/secret-texts.ts'
import { readTar, type ReadEntry } from '../../../platform/tar/tar-reader.ts'
import { addCame, addNote } from '../rules/report.ts'
import { differingPath, entryOf, Manifest, manifestPath, peoplePath } from '../rules/manifest.ts'
import * as ids from '../store/ids.ts'
import { updateImport, type ImportRow } from '../store/imports.ts'
import { bytesOf, createCheck, entryMax, wholeOf } from './check.ts'
import type { Dependencies } from './dependencies.ts'
import { TakenAway } from './heart.ts'
import { passphrases, placeOfPassphrase } from './make.ts'
import { addressIds, createNumbers } from './numbers.ts'
import { createPeopleTaking } from './take-people.ts'
import { createRowTaking } from './take-rows.ts'
import type { Taking } from './taking.ts'

const unpack = promisify(gunzip)
const linesIn = (bytes: Buffer) => bytes.toString().split('\n').filter(Boolean)
const rowsIn = (bytes: Buffer) => linesIn(bytes).map((line) => JSON.parse(line) as Row)

/** Brings an archive in, entry by entry: what came and how far it is are written together, so that a kill loses nothing. */
export function createTake(dependencies: Dependencies, isEmpty: (tx: Tx, accountId: AccountId) => Promise<boolean>) {
  const { database, places, tables, fileTable, files, evidence, clock } = dependencies
  const texts = createSecretTexts(dependencies.secret, passphrases)
  const check = createCheck(dependencies)
  const takeRows = createRowTaking(dependencies)
  const takePeople = createPeopleTaking(dependencies)
  const numbers = createNumbers(dependencies)

  async function write(tx: Tx, taking: Taking, change: Partial<ImportRow>): Promise<void> {
    const { accountId, row, report } = taking
    const said = { ...change, report, aliveAt: clock.now() }
    if (!(await updateImport(tx, accountId, row, said))) throw new TakenAway()
  }

  /** In one transaction with how far it is; what was counted is counted once, also when it is tried again. */
  async function step(taking: Taking, change: Partial<ImportRow>, work: (tx: Tx, taking: Taking) => Promise<void>) {
    taking.report = await database.transact(taking.accountId, async (tx) => {
      const trying = { ...taking, report: structuredClone(taking.report) }
      await work(tx, trying)
      await write(tx, trying, change)
      return trying.report
    })
    taking.row = { ...taking.row, ...change }
  }

  async function lookThrough(taking: Taking): Promise<void> {
    const { row, accountId } = taking
    const passphrase = row.passphrase === null ? null : texts.open(row.passphrase, placeOfPassphrase(accountId))
    const before = row.blobId ?? fail('archives.gone')
    const plain = await check.opened(before, passphrase)
    const manifest = await check.checked(plain ?? before, taking.goOn)
    const total = Object.values(manifest.rows).reduce((sum, n) => sum + n, manifest.files)
    const fromName = manifest.account.name
    const now = { blobId: plain ?? before, passphrase: null, phase: 'taking' as const, reached: 0, total, fromName }
    await step(taking, now, async (tx) => {
      if (row.mode !== 'same') return
      // Meanwhile something may have been made, or come with another archive.
      if (!(await isEmpty(tx, accountId))) fail('archives.notEmpty')
      // What every account is born with makes room for what it was there.
      for (const one of tables)
        if (one.born !== undefined && Number.isFinite(one.born)) await clearRows(tx, accountId, one)
    })
    if (plain) await places.blobs.delete(before)
  }

  /** A file and its bytes, which stand behind the row. */
  async function takeFile(taking: Taking, row: Row, entry: ReadEntry): Promise<void> {
    const staged = await places.staging.receive(Readable.from(entry.bytes(), { objectMode: false }))
    const done = taking.row.done + 1
    try {
      await step(taking, { reached: entry.end, done }, async (tx, trying) => {
        const { accountId, row: its, tier } = trying
        const old = String(row.id)
        const fresh = (await ids.findIds(tx, accountId, its.id, { kind: addressIds, old: [old] })).get(old) ?? old
        if (staged.sha256 !== row.sha256) return addNote(trying.report, 'files', 'missing', 1)
        const by = Number(row.created_by)
        const who = await numbers.of(tx, trying, [{ created_by: by }], { ...fileTable, numbered: false })
        const told = { width: row.width as number | null, height: row.height as number | null }
        const has = await files.restore(tx, accountId, {
          ...{ id: fresh, name: String(row.name), ...told, staged, tier },
          ...{ createdBy: who.of('user', by) ?? 0, createdAt: String(row.created_at) },
        })
        if (has) addCame(trying.report, 'files', 1)
        else addNote(trying.report, 'files', 'noRoom', 1)
      })
    } finally {
      await places.staging.discard(staged)
    }
  }

  async function takeEntries(taking: Taking): Promise<void> {
    const { reached, blobId } = taking.row
    const source =
      (await places.blobs.open(blobId ?? '', { start: reached, end: Number.MAX_SAFE_INTEGER })) ?? fail('archives.gone')
    let manifest: Manifest | undefined
    let fileRow: Row | undefined
    try {
      for await (const entry of readTar(bytesOf(source), reached)) {
        taking.goOn()
        const { path, size, end } = entry
        const known = entryOf(path)
        if (path === manifestPath)
          manifest = Manifest.parse(JSON.parse((await wholeOf(entry.bytes(), size)).toString()))
        else if (path === peoplePath) {
          const lines = linesIn(await wholeOf(entry.bytes(), size))
          const from = manifest ?? fail('archives.broken')
          await step(taking, { reached: end }, (tx, trying) => takePeople(tx, trying, from, lines))
        } else if (path === differingPath) await takeDiffering(taking, rowsIn(await wholeOf(entry.bytes(), size)), end)
        else if (known?.kind === 'table') await takeTable(taking, known.name, entry)
        else if (known?.kind === 'fileRow') fileRow = rowsIn(await wholeOf(entry.bytes(), size))[0]
        else if (known?.kind === 'file' && fileRow && fileRow.id === known.name) await takeFile(taking, fileRow, entry)
      }
    } finally {
      source.destroy()
    }
  }

  async function takeTable(taking: Taking, name: string, entry: ReadEntry): Promise<void> {
    const packed = await wholeOf(entry.bytes(), entry.size)
    const rows = rowsIn(await unpack(packed, { maxOutputLength: 4 * entryMax }))
    const one = tables.find(({ tableName }) => tableName === name)
    const change = { reached: entry.end, done: taking.row.done + rows.length }
    await step(taking, change, async (tx, trying) => {
      // A later edition has more.
      if (one) await takeRows(tx, trying, one, rows)
      else addNote(trying.report, 'other', 'unknown', rows.length)
    })
  }

  /** Kept until records are sealed: those are not. */
  async function takeDiffering(taking: Taking, rows: Row[], reached: number): Promise<void> {
    const record = tables.find(({ tableName }) => tableName === 'record_link')
    await step(taking, { reached }, async (tx, trying) => {
      if (!record) return
      const { accountId, row } = trying
      const here = await numbers.of(tx, trying, rows, record)
      const given = rows.map(({ record_id: id }) => [String(id), String(here.of('form_record', Number(id)))] as const)
      await ids.insertIds(tx, accountId, row.id, { kind: 'differing', ids: given })
      addNote(trying.report, 'evidence', 'unproven', rows.length)
    })
  }

  /** The key of the server is another one: chains are sealed with ours, and the report says since when. */
  async function sealForms(taking: Taking): Promise<void> {
    const { accountId, row } = taking
    await step(taking, { phase: 'sealing' }, async () => undefined)
    const forms = (await ids.freshIds(database.tx, accountId, row.id, 'form')).map(Number)
    const differing = new Set((await ids.freshIds(database.tx, accountId, row.id, 'differing')).map(Number))
    for (const formId of forms)
      for (let after = 0; ; ) {
        taking.goOn()
        const done = await database.transact(accountId, async (tx) => {
          await write(tx, taking, {})
          return evidence.reseal(tx, accountId, formId, { after, limit: 500, differing })
        })
        addNote(taking.report, 'evidence', 'resealed', done.links)
        if (done.isEnd) break
        after = done.reached
      }
  }

  return async (taking: Taking): Promise<void> => {
    if (taking.row.phase === 'checking') await lookThrough(taking)
    if (taking.row.phase === 'taking') await takeEntries(taking)
    // Sealed once more where it was begun: it comes to the same, and is counted once.
    taking.report = { ...taking.report, notes: taking.report.notes.filter(({ why }) => why !== 'resealed') }
    await sealForms(taking)
  }
}
