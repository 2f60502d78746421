/** The import was cancelled, or another worker has it. */
export class TakenAway extends Error {}
/** This node is asked to end. */
export class Stopped extends Error {}

/** Milliseconds of silence after which a worker counts as dead although its connection still holds the import. */
export const silenceMax = 45_000
/** Milliseconds after which a worker says that it lives although no entry was done. */
export const beatEvery = 10_000
/** Times that an import is taken up after its worker died. */
export const attemptsMax = 20
