import type { FormRecord } from '@matai/contract'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { client, sentenceOf } from '../../../../client.ts'
import { useFormats } from '../../../../ui/format.ts'
import { toast } from '../../../../ui/toast-store.ts'
import { useSingleFlight } from '../../../../ui/use-single-flight.ts'
import { recordsOf } from '../queries.ts'
import css from '../records.module.css'

/** The code that has something handed over once, and whether it was. */
export function Redeem({ record: { redeem }, formId }: { record: FormRecord; formId: number }) {
  const { t } = useTranslation()
  const { formatInstant } = useFormats()
  const changed = recordsOf(formId).useChanged()
  const { run, running } = useSingleFlight(async (code: string) => {
    try {
      await client.records.writeCode({ code })
      toast.success(t('recordScreens.redeemed'))
    } catch (error) {
      toast.error(sentenceOf(error))
    } finally {
      await changed()
    }
  })
  if (!redeem) return null
  return (
    <p className={css.redeem}>
      {t('recordScreens.redeemCode')} <code>{redeem.code}</code>
      <span className={css.soft}>
        {redeem.at
          ? t('recordScreens.redeemedBy', { at: formatInstant(redeem.at), name: redeem.user?.name ?? '' })
          : t('recordScreens.notRedeemed')}
      </span>
      {!redeem.at && (
        <Button size="small" loading={running} onClick={() => void run(redeem.code)}>
          {t('recordScreens.redeem')}
        </Button>
      )}
    </p>
  )
}
