import { useTranslation } from 'react-i18next'
import { sentenceOf } from '../../../../client.ts'
import { toast } from '../../../../ui/toast-store.ts'
import { useSingleFlight } from '../../../../ui/use-single-flight.ts'
import { plans } from '../queries.ts'

/** Does something to a day once, says so, and has the month read again. */
export function useDayDeed() {
  const { t } = useTranslation()
  const changed = plans.useChanged()
  return useSingleFlight(async (work: () => Promise<unknown>) => {
    try {
      await work()
      await changed()
      toast.success(t('app.saved'))
    } catch (error) {
      toast.error(sentenceOf(error))
    }
  })
}
