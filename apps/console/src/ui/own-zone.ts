/** The zone that this browser lives in. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone
