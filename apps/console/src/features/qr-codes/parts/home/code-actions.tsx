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
import { toast } from '../../../../ui/toast-store.ts'
import { useSingleFlight } from '../../../../ui/use-single-flight.ts'
import { useCodeDeeds } from '../bulk/use-code-deeds.tsx'
import { MoreMenu } from '../list/more-menu.tsx'
import type { RowDeeds } from '../list/row-deeds.ts'
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
  const { deeds, dialog } = useCodeDeeds()
  const all = useMemo(
    (): RowDeeds => ({
      ...deeds,
      remove: (codes) => deeds.remove(codes, onRemoved),
      log: ({ id }) => void navigate({ to: paths.qrCode(id, 'log') }),
      access: ([one]) => void (one && navigate({ to: paths.qrCode(one.id, 'access') })),
    }),
    [deeds, navigate, onRemoved],
  )
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
      <MoreMenu qrCode={qrCode} deeds={all} />
      {dialog}
    </>
  )
}
