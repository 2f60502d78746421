import { port } from '../../platform/ports.ts'

/** Hears that somebody proved a number (digits). */
export const numberProven = port<(mobile: string, now: Date) => Promise<void>>('mini-program.numberProven')
