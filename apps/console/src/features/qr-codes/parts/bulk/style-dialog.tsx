import type { QrCodeItem, Style } from '@matai/contract'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../../ui/dialog.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { StyleChoice, startStyle, type UnfitCode, unfitCodes, UnfitList } from '../../../styles/public.tsx'
import css from './bulk.module.css'

interface StyleDialogProps {
  qrCodes: QrCodeItem[]
  onClose: () => void
  /** `isShown` is asked about a failure before it is said in another way. */
  onChoose: (qrCodes: QrCodeItem[], style: Partial<Style>, isShown: (error: unknown) => boolean) => Promise<void>
}

/** One look for many codes: of the account's own styles the whole, of ours colours, shapes and frame. */
export function StyleDialog({ qrCodes, onClose, onChoose }: StyleDialogProps) {
  const { t } = useTranslation()
  const [first] = qrCodes
  const [style] = useState<Style>(() => ({ ...startStyle, ...first?.style }))
  const [change, setChange] = useState<Partial<Style> | null>(null)
  const [sending, setSending] = useState(false)
  const [unfit, setUnfit] = useState<UnfitCode[]>([])
  const left = new Set(unfit.map(({ id }) => id))
  const fit = qrCodes.filter(({ id }) => !left.has(id))
  const count = fit.length

  function choose(chosen: Partial<Style>) {
    setChange(chosen)
    setUnfit([])
  }

  async function submit() {
    if (!change) return
    setSending(true)
    await onChoose(fit, change, (error) => {
      const named = unfitCodes(error, fit)
      setUnfit((before) => [...before, ...named])
      return named.length > 0
    })
    setSending(false)
  }

  return (
    <Dialog
      title={t('qrCodes.styleMany', { count: qrCodes.length })}
      action={t(unfit.length > 0 ? 'styles.applyToRest' : 'qrCodes.styleApply', { count })}
      disabled={change === null || count === 0}
      sending={sending}
      onAct={() => void submit()}
      onClose={onClose}
      width={640}
    >
      <div className={css.dialog}>
        <p>{t('qrCodes.styleManyHint')}</p>
        <Suspense fallback={<Skeleton rows={6} height={28} />}>
          <StyleChoice content={first?.url ?? ''} style={style} onChoose={choose} />
        </Suspense>
        <UnfitList unfit={unfit} />
        {sending && <p role="status">{t('qrCodes.styleChecking', { count })}</p>}
      </div>
    </Dialog>
  )
}
