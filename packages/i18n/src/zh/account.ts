import { abuse } from './abuse.ts'
import { archives } from './archives.ts'
import { codeImports } from './code-imports.ts'
import { collaborators } from './collaborators.ts'
import { operators } from './operators.ts'
import { recovery } from './recovery.ts'
import { settings } from './settings.ts'
import { team } from './team.ts'

/** What screens say of the account, its people and its server; only those load it. */
export const account = {
  abuse,
  archives,
  codeImports,
  collaborators,
  operators,
  recovery,
  settings,
  team,
}
