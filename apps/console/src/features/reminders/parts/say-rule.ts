import type { ReminderRule } from '@matai/contract'
import type { TFunction } from 'i18next'

/** What a rule waits for, in a few words. */
export function sayOn({ on, about }: Pick<ReminderRule, 'on' | 'about'>, t: TFunction): string {
  const name = about || t('reminderScreens.gone')
  switch (on.event) {
    case 'record':
      return t(on.when ? 'reminderScreens.on_recordWhen' : 'reminderScreens.on_record', { name })
    case 'recordChanged':
      return t('reminderScreens.on_recordChanged', { name })
    case 'recordState':
    case 'recordDecided': {
      const states = on.states.map((state) => t(`reminderScreens.state_${state}`)).join(t('reminderScreens.or'))
      const key = `reminderScreens.on_${on.event}` as const
      return states ? t(`${key}Into`, { name, states }) : t(key, { name })
    }
    case 'recordDue':
      return on.hours === 0
        ? t('reminderScreens.on_recordDue', { name })
        : t('reminderScreens.on_recordNear', { name, count: on.hours, hours: on.hours })
    case 'status':
      return t(on.itemIds.length > 0 ? 'reminderScreens.on_statusInto' : 'reminderScreens.on_status', { name })
    case 'plan': {
      const { hours } = on
      const moments = on.moments
        .map((one) =>
          withinSentence(
            t(one === 'overdue' ? 'reminderScreens.overdueAfter' : `reminderScreens.moment_${one}`, { hours }),
          ),
        )
        .join(t('reminderScreens.or'))
      return t('reminderScreens.on_plan', { name: on.planId === null ? t('reminderScreens.everyPlan') : name, moments })
    }
    case 'coupon':
      return t('reminderScreens.on_coupon', { name: on.couponId === null ? t('reminderScreens.everyCoupon') : name })
    case 'stock':
      return t('reminderScreens.on_stock')
    case 'limit':
      return t('reminderScreens.on_limit')
  }
}

/** What stands by itself elsewhere and goes on in a sentence here; Chinese has no capitals. */
const withinSentence = (said: string): string => said.charAt(0).toLocaleLowerCase() + said.slice(1)

/** Who gets it. */
export const sayReceivers = (
  { receivers, groups, others }: Pick<ReminderRule, 'receivers' | 'groups' | 'others'>,
  t: TFunction,
): string =>
  [
    ...receivers.map(({ name }) => name),
    ...groups.map(({ name }) => t('reminderScreens.groupNamed', { name })),
    ...others.map((other) => t(`reminderScreens.other_${other}`)),
  ].join(t('reminderScreens.and'))

/** By which ways, and when. */
export function sayManner({ channels, digestAt }: Pick<ReminderRule, 'channels' | 'digestAt'>, t: TFunction): string {
  const ways = channels.map((channel) => t(`reminderScreens.channel_${channel}`)).join(t('reminderScreens.and'))
  return digestAt === null ? ways : t('reminderScreens.digested', { ways, at: digestAt })
}
