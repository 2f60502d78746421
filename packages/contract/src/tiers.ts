import { z } from 'zod'
import { call } from './call.ts'
import { type Tier, tiers } from './tier-table.ts'

export const TierInfo = z.object({
  vipLevel: z.number().int(),
  tier: z.enum(tiers as [Tier, ...Tier[]]),
  limits: z.record(z.string(), z.number().nullable()),
  features: z.array(z.string()),
})
export type TierInfo = z.infer<typeof TierInfo>

export const tierCalls = {
  getTiers: call({
    path: '/qruser/config/get_tiers',
    access: 'public',
    input: z.strictObject({}),
    output: z.object({ list: z.array(TierInfo) }),
  }),
}
