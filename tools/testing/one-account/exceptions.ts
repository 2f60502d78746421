/** Files whose statements name no single account, with the reason; what is about everybody belongs into `everybody.ts`. */
export const exceptions: ReadonlyMap<string, string> = new Map([
  ['platform/backup/load.ts', 'brings a whole database to its newest shape, with the statements of the migrations'],
])
