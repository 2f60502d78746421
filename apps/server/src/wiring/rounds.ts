import type { Accounts } from '../modules/accounts/service/accounts.ts'
import { createOwnWork } from '../modules/own-work/service/own-work.ts'
import { createPlans } from '../modules/plans/service/plans.ts'
import { createRoundPages } from '../modules/plans/service/round-page.ts'
import { createStocks } from '../modules/stock/service/stocks.ts'
import { myPageScript, roundScript } from '../platform/pages/form-assets.ts'

type OwnWorkNeeds = Parameters<typeof createOwnWork>[0]
type Needs = Parameters<typeof createPlans>[0] &
  Parameters<typeof createStocks>[0] &
  Pick<OwnWorkNeeds, 'collaborators' | 'files' | 'records' | 'qrCodes' | 'statuses'> & { accounts: Accounts }
type Outside = Pick<Parameters<typeof createRoundPages>[0], 'pages' | 'rateLimit'> & Pick<OwnWorkNeeds, 'pages'>

/** What is looked at by rules on rounds, what is in stock, and where people find what they have to do. */
export function createRounds({ pages, rateLimit }: Outside, needs: Needs) {
  const plans = createPlans(needs)
  return {
    stocks: createStocks(needs),
    plans,
    roundPages: createRoundPages({ ...needs, pages, rateLimit, script: roundScript }),
    ownWork: createOwnWork({ ...needs, plans, rateLimit, smsCodes: needs.accounts, pages, script: myPageScript }),
  }
}
