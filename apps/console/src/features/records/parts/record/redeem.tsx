import type { FormRecord } from '@matai/contract'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { client, sentenceOf } from '../../../../client.ts'
import { confirm } from '../../../../ui/confirm-store.ts'
import { useFormats } from '../../../../ui/format.ts'
import { toast } from '../../../../ui/toast-store.ts'
import { useSingleFlight } from '../../../../ui/use-single-flight.ts'
import { recordsOf } from '../queries.ts'
import css from '../records.module.css'

/** The code that has something handed over once, and whether it was; what nobody redeemed can be taken back. */
export function Redeem({ record: { id, redeem, can }, formId }: { record: FormRecord; formId: number }) {
  const { t } = useTranslation()
  const { formatInstant } = useFormats()
  const changed = recordsOf(formId).useChanged()
  const { run, running } = useSingleFlight(async (work: () => Promise<unknown>, said: string) => {
    try {
      await work()
      toast.success(said)
    } catch (error) {
      toast.error(sentenceOf(error))
    } finally {
      await changed()
    }
  })
  const redeemNow = (code: string) => run(() => client.records.writeCode({ code }), t('recordScreens.redeemed'))
  async function withdraw() {
    const agreed = await confirm({
      title: t('recordScreens.withdrawTitle'),
      text: t('recordScreens.withdrawText'),
      action: t('recordScreens.withdraw'),
      danger: true,
    })
    if (agreed) await run(() => client.records.delWriteCode({ formId, recordIds: [id] }), t('recordScreens.withdrawn'))
  }
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
        <Button size="small" loading={running} onClick={() => void redeemNow(redeem.code)}>
          {t('recordScreens.redeem')}
        </Button>
      )}
      {!redeem.at && can.edit && (
        <Button size="small" type="text" disabled={running} onClick={() => void withdraw()}>
          {t('recordScreens.withdraw')}
        </Button>
      )}
    </p>
  )
}
