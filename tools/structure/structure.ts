import { audited } from './audited.ts'
import { exports } from './exports.ts'
import { features } from './features.ts'
import { kinds, kindsOf } from './kinds.ts'
import { modules } from './modules.ts'
import { names } from './names.ts'
import { oneOrMany } from './one-or-many.ts'
import { packages } from './packages.ts'
import { platform } from './platform.ts'
import { rings } from './rings.ts'
import { size } from './size.ts'
import type { Finding, Order, Rule, Source } from './source.ts'
import { sql } from './sql.ts'
import { ownersOf, tables } from './tables.ts'
import { wiring } from './wiring.ts'

const rules: Rule[] = [names, size, exports, packages, modules, platform, sql, tables, features, kinds, wiring]

/** Every rule on every file, and no ring among them; there is no list of exceptions. */
export function checkStructure(sources: Source[], order: Order): Finding[] {
  const known = { ...order, kinds: kindsOf(sources), owners: ownersOf(sources) }
  return [
    ...sources.flatMap((source) => rules.flatMap((rule) => rule(source, known))),
    ...rings(sources),
    ...audited(sources),
    ...oneOrMany(sources),
  ]
}
