const envelopePaths = /^\/(qruser|file|pdfapi|label|v)\//

/** Every address under these prefixes answers the envelope, also where there is no call. */
export function isEnvelopePath(path: string): boolean {
  return envelopePaths.test(path)
}
