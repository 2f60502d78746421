/** Files whose statements do not name one account yet, with the reason; nothing is added here. */
export const exceptions: ReadonlyMap<string, string> = new Map([])
