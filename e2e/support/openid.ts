import { type OpenIdStandIn, startOpenIdStandIn } from '../../apps/server/src/platform/openid/openid.stand-in.ts'

/** A provider of a company, for one journey. */
export const startProvider = (): Promise<OpenIdStandIn> => startOpenIdStandIn()
