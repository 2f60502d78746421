import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { everybody } from '../db/account-id.ts'
import type { Transact } from '../db/database.ts'
import { findSecret, readSecret, readWhole, type SecretPlace } from '../secrets.ts'
import { SettingsError } from '../settings/settings-error.ts'
import { markOf } from './mark-of.ts'
import { lockMark, putMark, readMark } from './store.ts'

/** Beside `secret`: the one that a change makes, until the database has it and it takes the other's place. */
export const nextName = 'secret.next'

/**
 * The secret of this server, if it is the one that the database was used with: with another, every sealed value would be
 * unreadable, and a new one must not be made where the former was lost. The first start of a database decides.
 */
export async function settleSecret({ transact, ...place }: SecretPlace & { transact: Transact }): Promise<Buffer> {
  const mark = await transact(everybody, readMark)
  if (mark) return knownBy(mark, place)
  return transact(everybody, async (tx) => {
    await lockMark(tx)
    const quicker = await readMark(tx)
    if (quicker) return knownBy(quicker, place)
    const secret = readSecret(place)
    await putMark(tx, markOf(secret))
    return secret
  })
}

function knownBy(mark: string, { secret, dataDir }: SecretPlace): Buffer {
  const given = findSecret({ secret, dataDir })
  if (given && markOf(given) === mark) return given
  const file = join(dataDir, 'secret')
  const next = readWhole(join(dataDir, nextName))
  if (next && markOf(next) === mark) {
    // A change that was cut off after the database had it.
    renameSync(join(dataDir, nextName), file)
    if (!secret) return next
  }
  throw new SettingsError('SECRET', problem(mark, { secret, dataDir, file }), undefined)
}

function problem(mark: string, { secret, dataDir, file }: SecretPlace & { file: string }): string {
  const kept = findSecret({ secret: undefined, dataDir })
  if (secret && kept && markOf(kept) === mark)
    return `the file ${file} holds the secret that this database was used with, and SECRET another one. Take SECRET away`
  const means =
    'Put it back from your backup. To change a secret that you have: npm run operator -- secret rotate. To go on without the former one: npm run operator -- secret replace'
  if (!secret && !kept)
    return `the file ${file} is missing, and with it what the passwords of live codes are sealed with. ${means}`
  const place = secret ? 'the given secret' : `the secret in ${file}`
  return `${place} is not the one that this database was used with, so that passwords of live codes could not be opened. ${means}`
}
