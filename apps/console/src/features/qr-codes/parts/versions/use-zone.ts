import { useSpoken } from '../../../../language.ts'
import { ownZone } from '../../../../ui/own-zone.ts'
import { useUser } from '../../../../user.ts'
import { sayMoment } from './zone-time.ts'

/** The account's zone, in which schedules are said; and the browser's where that is another. */
export function useZone() {
  const { zone } = useUser()
  const language = useSpoken((spoken) => spoken.language)
  const own = ownZone()
  return {
    zone,
    say: (instant: string) => sayMoment(instant, zone, language),
    ownZone: own === zone ? null : own,
    sayOwn: (instant: string) => sayMoment(instant, own, language),
  }
}
