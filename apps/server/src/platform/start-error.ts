/** Stops a start. The message is a whole sentence for whoever runs the server; no stack belongs beside it. */
export class StartError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'StartError'
  }
}
