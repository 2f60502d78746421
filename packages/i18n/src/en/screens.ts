import { accounts } from './accounts.ts'
import { app } from './app.ts'
import { codeForms } from './code-forms.ts'
import { dashboard } from './dashboard.ts'
import { directories } from './directories.ts'
import { errors } from './errors.ts'
import { exports } from './exports.ts'
import { files } from './files.ts'
import { kinds } from './kinds.ts'
import { qrCodes } from './qr-codes.ts'

/** What the console says on its screens: without the pages about itself, and without what the server writes. */
export const screens = {
  accounts,
  app,
  codeForms,
  dashboard,
  directories,
  errors,
  exports,
  files,
  kinds,
  qrCodes,
}
