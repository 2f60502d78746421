/** Names under which addresses say when they end. */
const endNames = /^(?:e|exp|expire|expires|expiry|expire_time|expired_at|end|endtime|valid_until)$/i
/** Seconds and milliseconds since 1970 that lie between 2015 and 2100. */
const [earliest, latest] = [1_420_000_000, 4_102_444_800]

/** Whether a code lets into a WeChat group: such a picture lives seven days. */
export const isWechatGroup = (text: string): boolean => /^https?:\/\/weixin\.qq\.com\/g\//i.test(text.trim())

/** When a code ends by what it says itself; undefined where it says nothing. */
export function endOf(text: string): Date | undefined {
  if (!URL.canParse(text)) return undefined
  for (const [name, value] of new URL(text).searchParams) {
    if (!endNames.test(name)) continue
    const at = momentIn(value)
    if (at) return at
  }
  return undefined
}

function momentIn(value: string): Date | undefined {
  if (/^\d{10}$|^\d{13}$/.test(value)) {
    const seconds = value.length === 13 ? Number(value) / 1000 : Number(value)
    return seconds > earliest && seconds < latest ? new Date(seconds * 1000) : undefined
  }
  const isDate = /^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/.test(value)
  const at = isDate ? new Date(value) : undefined
  return at && !Number.isNaN(at.getTime()) ? at : undefined
}
