/** Opens the outbox of the server under test; playwright.config.ts gives it to the server. */
export const outboxKey = 'the-key-of-the-journeys'

/** The page of the messages that nobody sent, as the terminal would offer it. */
export const outboxPage = `/dev/outbox?key=${outboxKey}`

/** The same messages for programs. */
export const outboxMessages = `/dev/outbox.json?key=${outboxKey}`
