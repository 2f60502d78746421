import { answerArchives } from '../modules/archives/handlers.ts'
import { createArchives } from '../modules/archives/service/archives.ts'
import { version } from '../platform/version.ts'
import type { AppOptions } from './app-options.ts'
import { carriedFiles, carriedTables, sealedColumns } from './carried.ts'
import type { Outside } from './outside.ts'

type Earlier = Omit<
  Parameters<typeof createArchives>[0],
  keyof Outside | keyof AppOptions | 'tables' | 'fileTable' | 'sealed' | 'version'
>

/** Accounts that go to other servers and come from them, with all that the modules say they take along. */
export function wireArchives({ log, clock, database }: AppOptions, outside: Outside, earlier: Earlier) {
  const archives = createArchives({
    ...outside,
    ...earlier,
    ...{ log, clock, database },
    ...{ tables: carriedTables, fileTable: carriedFiles, sealed: sealedColumns(outside.secret), version },
  })
  answerArchives(outside.ports, archives)
  return archives
}
