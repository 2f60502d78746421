import { backup } from './backup/backup.ts'
import { move } from './backup/move.ts'
import { restore, verify } from './backup/restore.ts'
import { account } from './accounts/account.ts'
import { archive } from './archives/archive.ts'
import { accounts } from './accounts/accounts.ts'
import { code } from './accounts/code.ts'
import { locked, unlock } from './accounts/locked.ts'
import { test } from './accounts/test.ts'
import { biRole } from './bi/bi-role.ts'
import { file } from './codes/file.ts'
import { block, unblock } from './codes/block.ts'
import { reports, show } from './codes/reports.ts'
import type { Command } from './command.ts'
import { distribute } from './distribute/distribute.ts'
import { doctor } from './doctor/doctor.ts'
import { moveFiles } from './files/move-files.ts'
import { secret } from './secret/secret.ts'

/** Every verb, in the order in which the usage lists them. */
export const commands: Record<string, Command> = {
  block,
  unblock,
  file,
  reports,
  show,
  backup,
  verify,
  restore,
  move,
  'move-files': moveFiles,
  doctor,
  archive,
  distribute,
  accounts,
  account,
  locked,
  unlock,
  code,
  test,
  secret,
  'bi-role': biRole,
}
