import { block, unblock } from './codes/block.ts'
import { reports, show } from './codes/reports.ts'
import type { Command } from './command.ts'

/** Every verb, in the order in which the usage lists them. */
export const commands: Record<string, Command> = {
  block,
  unblock,
  reports,
  show,
}
