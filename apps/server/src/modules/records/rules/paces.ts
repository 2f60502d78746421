import type { Rate } from '../../../platform/rate-limit/rate-limit.ts'

/** A classroom or a shift hands in within a minute, behind one address; each form counts for itself. */
export const submissionsOfNetwork: Rate = { limit: 600, windowSeconds: 60, perNetwork: true }
/** A shift photographs what it inspects, behind one address. */
export const uploadsOfNetwork: Rate = { limit: 1_200, windowSeconds: 60, perNetwork: true }
/** A reception or a counter has people sign behind one address. */
export const signaturesOfNetwork: Rate = { limit: 120, windowSeconds: 60, perNetwork: true }
/** Addresses that are none: nobody finds one of 2^93 by trying, and nobody shall keep us busy. */
export const unknownOfNetwork: Rate = { limit: 120, windowSeconds: 60, perNetwork: true }
/** Numbers and PDFs that are checked; nobody reads off all numbers of a form that way. */
export const checksOfNetwork: Rate = { limit: 60, windowSeconds: 60, perNetwork: true }
/** Positions whose names are asked for: providers count them. */
export const addressesOfNetwork: Rate = { limit: 120, windowSeconds: 60, perNetwork: true }
