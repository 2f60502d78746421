/** A refusal in the two fields that the tus server turns into an answer. The body is one sentence for people. */
export class TusRefusal extends Error {
  readonly status_code: number
  readonly body: string

  constructor(status: number, body: string) {
    super(`${status} ${body}`)
    this.name = 'TusRefusal'
    this.status_code = status
    this.body = body
  }
}
