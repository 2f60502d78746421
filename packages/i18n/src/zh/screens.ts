import { abuse } from './abuse.ts'
import { accounts } from './accounts.ts'
import { app } from './app.ts'
import { audit } from './audit.ts'
import { codeAccess } from './code-access.ts'
import { codeForms } from './code-forms.ts'
import { blocks } from './blocks.ts'
import { collaborators } from './collaborators.ts'
import { dashboard } from './dashboard.ts'
import { directories } from './directories.ts'
import { errors } from './errors.ts'
import { archives } from './archives.ts'
import { codeImports } from './code-imports.ts'
import { exports } from './exports.ts'
import { files } from './files.ts'
import { kinds } from './kinds.ts'
import { recovery } from './recovery.ts'
import { notices } from './notices.ts'
import { operators } from './operators.ts'
import { qr } from './qr.ts'
import { qrCodes } from './qr-codes.ts'
import { settings } from './settings.ts'
import { brand } from './brand.ts'
import { stats } from './stats.ts'
import { team } from './team.ts'
import { templates } from './templates.ts'
import { versions } from './versions.ts'

/** What the console says on its screens: without the pages about itself, and without what the server writes. */
export const screens = {
  abuse,
  accounts,
  app,
  audit,
  blocks,
  codeAccess,
  codeForms,
  collaborators,
  dashboard,
  directories,
  errors,
  archives,
  codeImports,
  exports,
  files,
  kinds,
  notices,
  operators,
  qr,
  qrCodes,
  recovery,
  settings,
  brand,
  stats,
  team,
  templates,
  versions,
}
