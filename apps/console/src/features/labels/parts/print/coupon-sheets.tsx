import { Checkbox, Select } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { printedCodesMax } from 'virtual:contract-constants'
import { client } from '../../../../client.ts'
import { paths } from '../../../../paths.ts'
import { ButtonLink } from '../../../../ui/button-link.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { Field } from '../../../../ui/field.tsx'
import { useFormats } from '../../../../ui/format.ts'
import { type PrintSettings, readInPdf } from './print-data.ts'
import { SheetsFailed, SheetsView } from './sheets-view.tsx'
import { useCouponCodes } from './use-coupon-codes.ts'
import type { PrintStateProps } from './use-print-state.ts'
import { useTemplateChoice } from './use-template-choice.ts'

/** Labels of the codes of a coupon, some thousands at a time. */
export function CouponSheets({ state, setState, settings: wanted }: PrintStateProps) {
  const { t } = useTranslation()
  const { formatNumber } = useFormats()
  const [keep, setKeep] = useState(true)
  const { coupon: couponId, from } = state
  const { ids, total, codes, want, error, refetch } = useCouponCodes({ couponId, from })
  const choice = useTemplateChoice(wanted)
  const words = { back: paths.coupon(couponId), backTo: t('labels.backToCoupon') }

  async function print(settings: PrintSettings) {
    const { task } = await client.couponExports.print({ couponId, from, settings, keep })
    return task
  }

  if (error) return <SheetsFailed error={error} {...words} back={paths.coupons} onRetry={refetch} />
  if (total === 0)
    return (
      <EmptyState
        title={t('labels.nothing')}
        text={t('labels.noCouponCodes')}
        action={<ButtonLink to={words.back}>{words.backTo}</ButtonLink>}
      />
    )
  const parts = Array.from({ length: Math.ceil((total ?? 0) / printedCodesMax) }, (_, nth) => nth * printedCodesMax)
  return (
    <SheetsView
      {...{ state, setState, choice, ids, codes, want, error, print, ...words }}
      order={null}
      gone={0}
      check={readInPdf}
      extra={
        <>
          {parts.length > 1 && (
            <Field label={t('labels.couponPart')}>
              <Select
                value={from}
                onChange={(next) => void setState({ from: next })}
                options={parts.map((begin) => ({
                  value: begin,
                  label: t('labels.couponPartOf', {
                    from: formatNumber(begin + 1),
                    until: formatNumber(Math.min(begin + printedCodesMax, total ?? 0)),
                  }),
                }))}
              />
            </Field>
          )}
          <Checkbox checked={keep} onChange={({ target }) => setKeep(target.checked)}>
            {t('labels.keepPrinted')}
          </Checkbox>
        </>
      }
    />
  )
}
