import { ConversionError, type ConversionReporter } from './conversion-reporter.ts'

/** Milliseconds for the provider to answer; nobody waits for it. */
const patience = 10_000

interface Answer {
  header?: { status?: number; desc?: string }
}

/** Baidu OCPC, uploadConvertData: status 0 is all, 1 some, 2 none; what it did not take it never takes. */
export const createBaiduReporter = ({ url, token }: { url: string; token: string }): ConversionReporter => ({
  async report(conversions) {
    const conversionTypes = conversions.map(({ address, type }) => ({ logidUrl: address, newType: type }))
    const { status, desc } = await ask(new URL('/ocpcapi/api/uploadConvertData', url), { token, conversionTypes })
    if (status === 0 || status === 1) return
    throw new ConversionError(`Baidu refused: ${String(status)} ${desc ?? ''}`.trim())
  },
})

async function ask(call: URL, body: object): Promise<NonNullable<Answer['header']>> {
  try {
    const answer = await fetch(call, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json; charset=utf-8' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    })
    return ((await answer.json()) as Answer).header ?? {}
  } catch (cause) {
    throw new ConversionError(`${call.host} did not answer: ${(cause as Error).message}`, { cause })
  }
}
