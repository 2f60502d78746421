import { blocks } from './blocks.ts'
import { brand } from './brand.ts'
import { codeAccess } from './code-access.ts'
import { templates } from './templates.ts'
import { versions } from './versions.ts'

/** What screens say on which a code is written and kept; only those load it. */
export const editing = {
  blocks,
  brand,
  codeAccess,
  templates,
  versions,
}
