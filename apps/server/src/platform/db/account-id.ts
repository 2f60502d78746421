declare const minted: unique symbol

/**
 * The account that a transaction works for. Only the gate makes one, from a session, and jobs, from the
 * account that enqueued them; so a store that asks for it cannot be called with a number from a request.
 */
export type AccountId = number & { readonly [minted]: true }

export function mintAccountId(id: number): AccountId {
  return id as AccountId // the brand exists for the compiler only
}
