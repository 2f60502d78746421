import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { sealAge } from '../../../platform/age/age.ts'
import type { Carried, Row } from '../../../platform/carried/carried.ts'
import { countRows, readOnly, readRows } from '../../../platform/carried/read-rows.ts'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { type ByteOutlet, createByteOutlet } from '../../../platform/files/byte-outlet.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { createSecretTexts } from '../../../platform/secret-texts.ts'
import type { Made, Maker, Making } from '../../exports/service/making.ts'
import { dayOf, type TaskManner } from '../../exports/rules/task.ts'
import {
  archiveVersion,
  differingPath,
  filePath,
  fileRowPath,
  type Manifest,
  manifestPath,
  type Person,
  peoplePath,
  tablePath,
} from '../rules/manifest.ts'
import type { Dependencies } from './dependencies.ts'
import { forgetArchives } from '../jobs.ts'
import type { PartReached } from '../table.ts'
import type { Entries } from './entries.ts'
import { createParts, type Filling } from './parts.ts'

/** What seals passphrases that wait, and where they stand. */
export const passphrases = 'passphrases of archives'
export const placeOfPassphrase = (accountId: number): string => `archive ${accountId}`

export interface MakeRequest extends TaskManner {
  passphrase: string | null
}

/** Missing files that are named in the archive. */
const namedAtMost = 1_000

/** Bytes after which a part of an archive is kept and the next one begun. */
const partBytes = 32 * 1024 ** 2

/** Writes all of an account into one archive as it comes; nothing of it is held. */
export function archiveMaker(dependencies: Dependencies): Maker {
  const { database, places, tables, fileTable, sealed, accounts, evidence, version } = dependencies
  const texts = createSecretTexts(dependencies.secret, passphrases)
  const parts = createParts(dependencies)

  /** A row as it leaves: what is sealed is opened. What does not open stays closed, by a word that nobody knows. */
  function leaving(accountId: AccountId, one: Carried, line: string): string {
    if (!one.sealed) return line
    const row = JSON.parse(line) as Row
    for (const column of one.sealed) {
      const value = row[column]
      if (typeof value !== 'string') continue
      try {
        row[column] = sealed[`${one.tableName}.${column}`]?.open(accountId, row, value) ?? null
      } catch {
        row[column] = randomBytes(15).toString('base64url')
      }
    }
    return JSON.stringify(row)
  }

  async function describe(tx: Tx, accountId: AccountId, now: Date): Promise<Manifest> {
    const standing = await accounts.standingOf(tx, accountId, now)
    const rows: Record<string, number> = {}
    for (const one of tables) rows[one.tableName] = await countRows(tx, accountId, one)
    const [owner] = await accounts.adminsOf(tx, accountId)
    return {
      format: 'matai-archive',
      version: archiveVersion,
      server: version,
      at: now.toISOString(),
      account: { id: accountId, name: standing?.name ?? '', zone: standing?.zone ?? '', owner: owner?.userId ?? 0 },
      rows,
      files: await countRows(tx, accountId, fileTable),
      bytes: await dependencies.files.bytesOf(tx, accountId),
    }
  }

  /** All rows are of one moment, which dies with its worker: they are one part. */
  async function writeRows(
    tx: Tx,
    { accountId, now, goOn, progress }: Making<MakeRequest>,
    entries: Entries,
  ): Promise<Filling> {
    await readOnly(tx)
    const manifest = await describe(tx, accountId, now)
    const total = Object.values(manifest.rows).reduce((sum, n) => sum + n, manifest.files)
    let done = 0
    await entries.addJson(manifestPath, manifest)
    const people = await accounts.memberships.list(tx, accountId)
    await entries.addLines(
      peoplePath,
      people.map(({ userId: id, role, name, mobile, username, email, flags, directories, until, viewOnly }) => {
        const rights = { flags, directories, until: until?.toISOString() ?? null, viewOnly }
        const person: Person = { id, role, name: name || username || '', mobile, email, ...rights }
        return JSON.stringify(person)
      }),
    )
    const forms: number[] = []
    for (const one of tables) {
      let piece = 0
      for await (const lines of readRows(tx, accountId, one)) {
        goOn()
        piece += 1
        if (one.tableName === 'form_tally')
          forms.push(...lines.map((line) => Number((JSON.parse(line) as Row).form_id)))
        const rows = lines.map((line) => leaving(accountId, one, line))
        await entries.addPacked(tablePath(one.tableName, piece), rows)
        done += rows.length
        progress(done, total)
      }
    }
    await entries.addLines(differingPath, await differing(tx, accountId, forms, goOn))
    return { total, done, file: null, missing: [], missingFiles: 0, isEnd: false }
  }

  /** Records that are not what was sealed of them: whoever takes the archive in must not seal them as if they were. */
  async function differing(tx: Tx, accountId: AccountId, forms: readonly number[], goOn: () => void) {
    const found: string[] = []
    for (const formId of forms) {
      for (let after = 0; ; ) {
        goOn()
        const step = await evidence.walk(tx, accountId, formId, { after, limit: 500 })
        found.push(...step.differing.map(({ recordId }) => JSON.stringify({ form_id: formId, record_id: recordId })))
        if (step.isEnd) break
        after = step.reached
      }
    }
    return found
  }

  /** Files behind the last one, until a part is full or there are no more. */
  async function writeFiles(
    { accountId, goOn, progress }: Making<MakeRequest>,
    entries: Entries,
    from: PartReached,
  ): Promise<Filling> {
    const now = { ...from, missing: [...from.missing] }
    const behind = from.file === null ? undefined : [from.file]
    for await (const lines of readRows(database.tx, accountId, fileTable, behind)) {
      for (const line of lines) {
        goOn()
        const row = JSON.parse(line) as Row & { id: string; size: number }
        // What whoever runs the server keeps from everybody is kept from here, too.
        const bytes = row.blocked_at === null ? await places.blobs.open(row.id) : undefined
        if (bytes) {
          await entries.addLines(fileRowPath(row.id), [line])
          await entries.add(filePath(row.id), row.size, bytes)
        } else {
          now.missingFiles += 1
          if (now.missingFiles <= namedAtMost) now.missing.push(row.id)
        }
        now.done += 1
        now.file = row.id
        progress(now.done, Math.max(now.done, now.total))
        if (entries.bytes() >= partBytes) return now
      }
    }
    const { missing, missingFiles } = now
    await entries.end({ missing, missingFiles })
    return { ...now, isEnd: true }
  }

  /** Part by part, from where a worker before may have come to; then all of them as one file. */
  async function write(making: Making<MakeRequest>, outlet: ByteOutlet): Promise<Made> {
    const { accountId, say, now, request, progress } = making
    const there = await parts.whole(making)
    let place = there.length
    let reached = there.at(-1)?.reached
    while (!reached?.isEnd) {
      const from = reached ?? undefined
      if (from) progress(from.done, Math.max(from.done, from.total))
      place += 1
      reached = await parts.add(making, { place, from: from ?? { entries: 0, lists: 0 } }, (entries) =>
        from ? writeFiles(making, entries, from) : database.transact(accountId, (tx) => writeRows(tx, making, entries)),
      )
    }
    await parts.pour(making, outlet)
    const count = reached.missingFiles
    return {
      fileName: say('exports.archiveFile', { date: dayOf(request.zone, now) }),
      problem: count > 0 ? { phrase: 'exports.filesMissing', params: { count } } : null,
      kept: (tx) => enqueue(tx, forgetArchives, {}),
    }
  }

  return {
    begin(making: Making<MakeRequest>) {
      const outlet = createByteOutlet()
      const { passphrase } = making.request
      const made = write(making, outlet).then(
        (done) => {
          outlet.end()
          return done
        },
        async (error: unknown) => {
          await parts.forget().catch(() => undefined) // the look of every hour does it, too
          outlet.destroy(error instanceof Error ? error : new Error(String(error)))
          throw error
        },
      )
      if (passphrase === null) return { ending: '.tar', mime: 'application/x-tar', stream: outlet.stream, made }
      const open = texts.open(passphrase, placeOfPassphrase(making.accountId))
      const stream = Readable.from(sealAge(outlet.stream, open), { objectMode: false })
      return { ending: '.tar.age', mime: 'application/octet-stream', stream, made }
    },
  }
}
