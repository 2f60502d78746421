import { type StandIn, startStandIn } from '../sms/stand-in.ts'

export interface BaiduStandIn extends StandIn {
  token: string
  /** The lists of what it was told. */
  told: unknown[]
}

/** Speaks Baidu's protocol of conversions. */
export async function startBaiduStandIn(): Promise<BaiduStandIn> {
  const token = 'ocpc-token-of-the-tests'
  const told: unknown[] = []
  const standIn = await startStandIn(({ url }, body) => {
    if (url !== '/ocpcapi/api/uploadConvertData') return { status: 404, answer: {} }
    const asked = JSON.parse(body) as { token: string; conversionTypes: { logidUrl: string }[] }
    const header = (status: number, desc: string) => ({ status: 200, answer: { header: { status, desc } } })
    if (asked.token !== token) return header(4, 'token invalid')
    const marked = asked.conversionTypes.filter(({ logidUrl }) => logidUrl.includes('bd_vid='))
    told.push(asked.conversionTypes)
    if (marked.length === 0) return header(2, 'bd_vid missing')
    return header(marked.length < asked.conversionTypes.length ? 1 : 0, 'success')
  })
  return { ...standIn, token, told }
}
