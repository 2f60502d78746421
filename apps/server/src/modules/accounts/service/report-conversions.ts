import type { contract, ParsedInput } from '@matai/contract'
import type { Conversion, ConversionReporter } from '../../../platform/conversions/conversion-reporter.ts'
import type { Database } from '../../../platform/db/database.ts'
import { tooManyRequests } from '../../../platform/failure.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import type { Rate, RateLimit } from '../../../platform/rate-limit/rate-limit.ts'
import { tellConversions } from '../jobs.ts'

/** A person registers once; more is somebody who plays. */
const pace: Rate = { limit: 20, windowSeconds: 86_400 }

interface Telling {
  database: Database
  rateLimit: Pick<RateLimit, 'hit'>
  /** Undefined where nobody is told. */
  conversions: ConversionReporter | undefined
}

/** Tells who sells advertisements what came of a click. */
export function createConversionTelling({ database, rateLimit, conversions }: Telling) {
  return {
    /** Unlogged: the page tells it by itself, nobody of the account does. */
    async upload(
      { conversions: list }: ParsedInput<(typeof contract.conversions)['uploadConvertData']>,
      { caller, now }: MemberContext,
    ): Promise<{ accepted: boolean }> {
      if (!conversions) return { accepted: false }
      const { allowed, retryAfter } = await rateLimit.hit(['conversions', String(caller.userId)], pace, now)
      if (!allowed) tooManyRequests(retryAfter)
      // The provider may be away for a while; a job is tried again.
      await database.transact(caller.accountId, (tx) => enqueue(tx, tellConversions, { conversions: list }))
      return { accepted: true }
    },

    /** Throws what the provider says, so that it is tried again. */
    tell: async (list: readonly Conversion[]): Promise<void> => conversions?.report(list),
  }
}
