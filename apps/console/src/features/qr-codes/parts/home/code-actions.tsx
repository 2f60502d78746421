import type { QrCodeItem } from '@matai/contract'
import { useNavigate } from '@tanstack/react-router'
import { Button } from 'antd'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '../../../../client.ts'
import { paths } from '../../../../paths.ts'
import { usePreferences } from '../../../../preferences.ts'
import { ButtonLink } from '../../../../ui/button-link.ts'
import { DownloadIcon, PrinterIcon } from '../../../../ui/icons.ts'
import { RowMenu } from '../../../../ui/list/deeds.tsx'
import { toast } from '../../../../ui/toast-store.ts'
import { useSingleFlight } from '../../../../ui/use-single-flight.ts'
import { deedsOfCodes } from '../bulk/deeds-of-codes.tsx'
import { useCodeDeeds } from '../bulk/use-code-deeds.tsx'
import { download } from '../style/download.ts'

interface CodeActionsProps {
  qrCode: QrCodeItem
  /** The code is gone, or on its way there. */
  onRemoved: () => void
}

/** What is done with a code from wherever one looks at it. */
export function CodeActions({ qrCode, onRemoved }: CodeActionsProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const mm = usePreferences(({ printWidth }) => printWidth)
  const { deeds: acts, dialog } = useCodeDeeds()
  const deeds = useMemo(() => {
    const access = ([one]: QrCodeItem[]) => void (one && navigate({ to: paths.qrCode(one.id, 'access') }))
    return deedsOfCodes({ t, navigate, acts, access, onRemoved })
  }, [acts, navigate, onRemoved, t])
  const { run, running } = useSingleFlight(async () => {
    try {
      await download(qrCode, { format: 'png', mm, failed: t('files.downloadFailed') })
    } catch (error) {
      toast.error(sentenceOf(error))
    }
  })
  return (
    <>
      <ButtonLink
        color="primary"
        variant="solid"
        icon={<PrinterIcon />}
        to={paths.print}
        search={{ ids: qrCode.id } as never}
      >
        {t('qrCodes.print')}
      </ButtonLink>
      <Button
        icon={<DownloadIcon />}
        loading={running}
        title={t('qrCodes.downloadAt', { mm })}
        onClick={() => void run()}
      >
        {t('qrCodes.styleShort')}
      </Button>
      <RowMenu row={qrCode} deeds={deeds} label={`${t('app.more')} · ${qrCode.name}`} />
      {dialog}
    </>
  )
}
