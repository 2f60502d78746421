import type { Coupon } from '@matai/contract'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { client, sentenceOf } from '../../../client.ts'
import { confirm } from '../../../ui/confirm-store.ts'
import { useFormats } from '../../../ui/format.ts'
import { DeleteIcon } from '../../../ui/icons.ts'
import { toast } from '../../../ui/toast-store.ts'
import { useSingleFlight } from '../../../ui/use-single-flight.ts'
import css from '../coupons.module.css'
import { coupons } from './queries.ts'

/** What one gets, with the codes of each; an item goes with its codes that were not redeemed. */
export function ItemList({ coupon }: { coupon: Coupon }) {
  const { t } = useTranslation()
  const { formatNumber } = useFormats()
  const changed = coupons.useChanged()
  const { run, running } = useSingleFlight(async ({ id, name, codes, redeemed }: Coupon['items'][number]) => {
    const agreed = await confirm({
      title: t('coupons.itemEndTitle', { name }),
      text: t('coupons.itemEndText', { count: codes - redeemed }),
      action: t('app.delete'),
      danger: true,
    })
    if (!agreed) return
    try {
      await client.coupons.delItem({ id })
      toast.success(t('coupons.removed'))
    } catch (error) {
      toast.error(sentenceOf(error))
    }
    await changed()
  })
  return (
    <ul className={css.list} aria-label={t('coupons.items')}>
      {coupon.items.map((item) => (
        <li key={item.id} className={css.row}>
          <span>
            {item.name}{' '}
            <span className={css.soft}>
              {t('coupons.cardFacts', { codes: formatNumber(item.codes), redeemed: formatNumber(item.redeemed) })}
            </span>
          </span>
          <Button
            type="text"
            size="small"
            icon={<DeleteIcon />}
            aria-label={t('coupons.itemEndOf', { name: item.name })}
            title={coupon.can.delete ? t('coupons.itemEndOf', { name: item.name }) : t('coupons.mayNotDelete')}
            disabled={running || !coupon.can.delete}
            onClick={() => void run(item)}
          />
        </li>
      ))}
    </ul>
  )
}
