// Redeems a coupon at a till: once, however often the till asks. Key: coupons:write.
import { CallError, createClient } from '@matai/client'

const { MATAI_ORIGIN, MATAI_KEY, CODE } = process.env
const client = createClient({ origin: MATAI_ORIGIN, key: MATAI_KEY, language: 'en' })

try {
  const { outcome } = await client.coupons.writeCode({ code: CODE })
  console.log(JSON.stringify({ redeemed: outcome === 'done', why: outcome }))
} catch (error) {
  if (!(error instanceof CallError)) throw error
  console.log(JSON.stringify({ redeemed: false, why: error.message }))
}
