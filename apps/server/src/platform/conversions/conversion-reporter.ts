/** What somebody did who came by an advertisement. */
export interface Conversion {
  /** The address by which they came, with the mark of the click in it. */
  address: string
  /** The provider's number of what it was, such as 25 for a registration with Baidu. */
  type: number
}

/** Tells who sells advertisements what came of them. Throws a ConversionError when it was not taken. */
export interface ConversionReporter {
  report(conversions: readonly Conversion[]): Promise<void>
}

/** The provider refused or did not answer; the message is for the log. */
export class ConversionError extends Error {
  override readonly name = 'ConversionError'
}
