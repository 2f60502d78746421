declare const minted: unique symbol

/**
 * The account that a transaction works for. It is made from a session, from a membership that was just read, or from an
 * event or job of that account; so a store that asks for it cannot be called with a number from a request.
 */
export type AccountId = number & { readonly [minted]: true }

export function mintAccountId(id: number): AccountId {
  return id as AccountId // the brand exists for the compiler only
}

/** Whom a transaction works for that is of no single account: of people and their sessions, or of many accounts. */
export const everybody = Symbol('everybody')

/** The account of a transaction; the word `everybody` has to be said. */
export type Whose = AccountId | typeof everybody
