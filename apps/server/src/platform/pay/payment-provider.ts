/** What is to be paid; money is whole fen. */
export interface Charge {
  /** Ours, under which the provider knows it: 32 letters and digits. */
  number: string
  fen: number
  subject: string
  expiresAt: Date
}

/** Where a payer goes on: what a code says that his phone scans, or a page of the provider. */
export type Till = { qr: string } | { page: string }

/** Money that came in for a charge. */
export interface Payment {
  number: string
  /** The provider's, one for each time that money came. */
  transaction: string
  fen: number
  at: Date
}

export interface Refund {
  number: string
  /** Ours, under which a refund happens once however often it is asked for. */
  refundNumber: string
  fen: number
  /** What was paid in all. */
  of: number
}

/** What a provider sent us, as it came. */
export interface Notification {
  headers: Record<string, string | string[] | undefined>
  body: string
}

/** Somebody who takes money for us. Throws a PaymentError where it refuses or does not answer. */
export interface PaymentProvider {
  charge(charge: Charge, now: Date): Promise<Till>
  /** The payment of a charge; null while there is none. Notifications get lost. */
  find(number: string, now: Date): Promise<Payment | null>
  /** Makes the charge one that nobody can pay any more; what was paid stays paid. */
  close(number: string, now: Date): Promise<void>
  refund(refund: Refund, now: Date): Promise<void>
  /** What a notification says: null for anything but a payment. Throws where it is not the provider's. */
  read(notification: Notification, now: Date): Payment | null
  /** What the provider takes for an answer. */
  readonly taken: { status: number; type: string; body: string }
  readonly refused: { status: number; type: string; body: string }
}

/** The provider refused or did not answer, or somebody speaks in its name; the message is for the log. */
export class PaymentError extends Error {
  override readonly name = 'PaymentError'
}
