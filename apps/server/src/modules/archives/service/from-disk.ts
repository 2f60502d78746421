import { createReadStream } from 'node:fs'
import { basename } from 'node:path'
import type { ArchiveImport, ArchiveMode } from '@matai/contract'
import type { Language, Translate } from '@matai/i18n'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { fail, notFound } from '../../../platform/failure.ts'
import { newFileId } from '../../../platform/files/file-id.ts'
import { createSecretTexts } from '../../../platform/secret-texts.ts'
import { emptyReport, toImport } from '../rules/report.ts'
import * as store from '../store/imports.ts'
import type { Dependencies } from './dependencies.ts'
import { passphrases, placeOfPassphrase } from './make.ts'

export interface FromDisk {
  accountId: AccountId
  path: string
  mode: ArchiveMode
  passphrase: string | undefined
  /** Once more, although it was brought in already. */
  again: boolean
  language: Language
  now: Date
}

/** In the log, whoever runs the server is nobody of the account. */
const nobody = 0

/** Archives that whoever runs the server has on its disk, for an account that he names. */
export function createFromDisk(
  { database, places, accounts, audit, secret }: Dependencies,
  { isEmpty, openMax }: { isEmpty(tx: Tx, accountId: AccountId): Promise<boolean>; openMax: number },
) {
  const texts = createSecretTexts(secret, passphrases)
  const remember = audit.on('account')

  /** The import of the same archive that is under way, or that can be gone on with; it waits then. */
  async function goneOnWith(tx: Tx, { accountId, mode, again }: FromDisk, sha256: string) {
    const [last] = await store.listSame(tx, accountId, { sha256, mode })
    if (last?.state === 'done' && !again) fail('archives.commandThere', { as: 'conflict' })
    if (last?.state === 'waiting' || last?.state === 'running') return last
    return last && store.goOnWith(tx, accountId, last.id)
  }

  return {
    /** Keeps the archive and lets its import wait; or finds the one that an earlier command began. */
    async begin(order: FromDisk): Promise<{ id: number; goesOn: boolean }> {
      const { accountId, path, mode, passphrase, language, now } = order
      const staged = await places.staging.receive(createReadStream(path))
      const blobId = newFileId()
      try {
        return await database.transact(accountId, async (tx) => {
          await store.holdImports(tx, accountId)
          const known = await goneOnWith(tx, order, staged.sha256)
          if (known) return { id: known.id, goesOn: true }
          if ((await store.countOpenImports(tx, accountId)) >= openMax) fail('archives.tooMany', { as: 'conflict' })
          if (mode === 'same' && !(await isEmpty(tx, accountId))) fail('archives.notEmpty', { as: 'conflict' })
          const [owner] = await accounts.adminsOf(tx, accountId)
          const { id, fileName } = await store.insertImport(tx, {
            ...{ accountId, userId: owner?.userId ?? nobody, mode, language, createdAt: now, report: emptyReport() },
            ...{ fileName: basename(path).slice(0, 200), blobId, size: staged.size, sha256: staged.sha256 },
            passphrase: passphrase ? texts.seal(passphrase, placeOfPassphrase(accountId)) : null,
          })
          const who = { accountId, userId: nobody }
          await remember(tx, who, 'changed', { id: '', name: '' }, { what: 'archiveTaken', to: fileName })
          // Last, so that an import is never seen without its bytes.
          await places.blobs.keep(blobId, staged.path)
          return { id, goesOn: false }
        })
      } finally {
        await places.staging.discard(staged)
      }
    },

    async find(accountId: AccountId, id: number, say: Translate): Promise<ArchiveImport> {
      return toImport((await store.findImport(database.tx, accountId, id)) ?? notFound(), say)
    },
  }
}
