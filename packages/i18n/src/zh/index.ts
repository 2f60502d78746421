import { accounts } from './accounts.ts'
import { app } from './app.ts'
import { calls } from './calls.ts'
import { dashboard } from './dashboard.ts'
import { directories } from './directories.ts'
import { docs } from './docs.ts'
import { errors } from './errors.ts'
import { files } from './files.ts'
import { qr } from './qr.ts'
import { qrCodes } from './qr-codes.ts'
import { scan } from './scan.ts'
import { settings } from './settings.ts'
import { styles } from './styles.ts'

export const zh = {
  accounts,
  app,
  calls,
  dashboard,
  directories,
  docs,
  errors,
  files,
  qr,
  qrCodes,
  scan,
  settings,
  styles,
}
