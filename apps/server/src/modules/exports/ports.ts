import type { ExportKind } from '@matai/contract'
import type { AccountPart } from '../../platform/db/account-part.ts'
import { port } from '../../platform/ports.ts'
import type { Maker } from './service/making.ts'

/** What later modules have of the data of an account. */
export const accountParts = port<readonly AccountPart[]>('exports.accountParts')

/** How files of later modules are made. */
export const exportMakers = port<{ kind: ExportKind; maker: Maker }>('exports.makers')
