export interface Mail {
  to: string
  subject: string
  /** Plain text; addresses in it stand on lines of their own. */
  text: string
  /** Names the mail for readers' mailboxes, which show one that arrives twice once. */
  id?: string
}

/** Sends one mail; throws a MailError when the server did not take it within 10 s. */
export interface MailSender {
  send(mail: Mail): Promise<void>
}

export class MailError extends Error {
  /** The reader's address is the reason: unknown there, or not an address. */
  readonly addressRefused: boolean

  /** `message` is the mail server's, for the log. */
  constructor(addressRefused: boolean, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'MailError'
    this.addressRefused = addressRefused
  }
}
