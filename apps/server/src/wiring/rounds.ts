import { createPlans } from '../modules/plans/service/plans.ts'
import { createRoundPages } from '../modules/plans/service/round-page.ts'
import { createStocks } from '../modules/stock/service/stocks.ts'
import { roundScript } from '../platform/pages/form-assets.ts'

type Needs = Parameters<typeof createPlans>[0] & Parameters<typeof createStocks>[0]
type Outside = Pick<Parameters<typeof createRoundPages>[0], 'pages' | 'rateLimit'>

/** What is looked at by rules on rounds, and what is in stock. */
export const createRounds = ({ pages, rateLimit }: Outside, needs: Needs) => ({
  stocks: createStocks(needs),
  plans: createPlans(needs),
  roundPages: createRoundPages({ ...needs, pages, rateLimit, script: roundScript }),
})
