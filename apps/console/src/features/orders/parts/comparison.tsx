import type { LimitKey } from '@matai/contract'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../ui/format.ts'
import { Panel } from '../../../ui/panel.tsx'
import { CheckIcon } from '../../../ui/icons.ts'
import css from './orders.module.css'
import type { Offer } from './queries.ts'
import { sayLimit } from './say-limit.ts'
import { useMoney } from './use-money.ts'

interface ComparisonProps {
  offer: Offer
  onBuy: (tier: string) => void
  onPreview: (tier: string) => void
}

/** All editions side by side, from the one table of the server. */
export function Comparison({ offer, onBuy, onPreview }: ComparisonProps) {
  const { t } = useTranslation()
  const formats = useFormats()
  const money = useMoney()
  const { tiers, current, payWays } = offer
  const isShop = payWays.length > 0
  const limitKeys = Object.keys(tiers[0]?.rights.limits ?? {}) as LimitKey[] // the limits, and nothing else
  const placeOf = (wanted: string) => tiers.findIndex(({ tier }) => tier === wanted)
  const isLower = (tier: string) => placeOf(tier) < placeOf(current.tier)
  const featureKeys = [...new Set(tiers.flatMap(({ rights }) => rights.has))]

  return (
    <Panel title={t('orders.compare')}>
      {!isShop && <p className={css.text}>{t('orders.notSoldHere')}</p>}
      <p className={css.swipe}>{t('orders.swipe')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by keyboard */}
      <section className={css.scroll} aria-label={t('orders.compare')} tabIndex={0}>
        <table className={css.compare}>
          <thead>
            <tr>
              <td>
                <span className="visually-hidden">{t('orders.limits')}</span>
              </td>
              {tiers.map(({ tier, year, kind }) => (
                <th key={tier} scope="col" data-now={tier === current.tier}>
                  {t(`dashboard.tier_${tier}`)}
                  {tier === current.tier && <small>{t('orders.now')}</small>}
                  {isShop && year !== null && (
                    <>
                      <small>{t('orders.perYear', { price: money(year) })}</small>
                      {kind && (
                        <Button
                          size="small"
                          type={kind === 'later' ? 'default' : 'primary'}
                          onClick={() => onBuy(tier)}
                        >
                          {t(`orders.choose_${kind}`)}
                        </Button>
                      )}
                    </>
                  )}
                  {isShop && isLower(tier) && (
                    <div>
                      <Button size="small" type="text" onClick={() => onPreview(tier)}>
                        {t('orders.preview')}
                      </Button>
                    </div>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="rowgroup" colSpan={tiers.length + 1}>
                {t('orders.limits')}
              </th>
            </tr>
            {limitKeys.map((key) => (
              <tr key={key}>
                <th scope="row">{t(`orders.limit_${key}`)}</th>
                {tiers.map(({ tier, rights }) => (
                  <td key={tier} data-now={tier === current.tier}>
                    {sayLimit(key, rights.limits[key], t, formats)}
                  </td>
                ))}
              </tr>
            ))}
            <tr>
              <th scope="rowgroup" colSpan={tiers.length + 1}>
                {t('orders.features')}
              </th>
            </tr>
            {featureKeys.map((key) => (
              <tr key={key}>
                <th scope="row">{t(`orders.feature_${key}`)}</th>
                {tiers.map(({ tier, rights }) => (
                  <td key={tier} data-now={tier === current.tier}>
                    {rights.has.includes(key) ? (
                      <>
                        <CheckIcon aria-hidden />
                        <span className="visually-hidden">{t('orders.has')}</span>
                      </>
                    ) : (
                      <>
                        <span aria-hidden>–</span>
                        <span className="visually-hidden">{t('orders.hasNot')}</span>
                      </>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Panel>
  )
}
