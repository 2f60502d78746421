import type { CallInput, Contract } from '@matai/contract'
import { downloadSizes } from '@matai/qr'
import { useNavigate } from '@tanstack/react-router'
import { Button, Dropdown } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client, sentenceOf } from '../../../../client.ts'
import { paths } from '../../../../paths.ts'
import { printSearch } from '../../../../printing.ts'
import { CaretIcon, DownloadIcon, PrinterIcon } from '../../../../ui/icons.ts'
import { UnlessLooking } from '../../../../ui/unless-looking.tsx'
import { toast } from '../../../../ui/toast-store.ts'
import { useDownload } from '../../../../use-download.ts'
import { idsToPrint, printedAtMost } from './ids-to-print.ts'
import { useSingleFlight } from '../../../../ui/use-single-flight.ts'

type Wanted = CallInput<Contract['batches']['getDownloadId']>

interface BatchDownloadsProps {
  id: number
  /** Only the codes of one import; null: all of the template. */
  importId: number | null
  /** The label template that they are printed with; null: none. */
  label: number | null
}

/** Pictures, a workbook with the addresses, and labels of all codes of a template or of one import. */
export function BatchDownloads({ id, importId, label }: BatchDownloadsProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [busy, setBusy] = useState<'' | 'zip' | 'excel' | 'print'>('')
  const which = { id, ...(importId ? { importId } : {}) }
  const zip = useDownload(`zip ${id} ${importId}`)
  const excel = useDownload(`excel ${id} ${importId}`)

  const { run } = useSingleFlight(perform)
  async function perform(name: NonNullable<typeof busy>, deed: () => Promise<void>) {
    setBusy(name)
    try {
      await deed()
    } catch (error) {
      toast.error(sentenceOf(error))
    } finally {
      setBusy('')
    }
  }

  const start = (wanted: Omit<Wanted, 'id' | 'importId'>) =>
    run(wanted.what === 'zip' ? 'zip' : 'excel', async () => {
      const { task } = await client.batches.getDownloadId({ ...which, ...wanted })
      toast.success(t('exports.started'))
      await (wanted.what === 'zip' ? zip : excel).started(task)
    })
  const print = () =>
    run('print', async () => {
      const { ids, isAll } = await idsToPrint(which)
      if (!isAll) toast.info(t('batchScreens.printFirst', { count: printedAtMost }))
      void navigate({ to: paths.print, search: { ...printSearch(ids), ...(label ? { label } : {}) } })
    })

  const zips = [
    ...downloadSizes.map((size) => ({
      key: String(size),
      label: t('batchScreens.pngOf', { size }),
      onClick: () => void start({ what: 'zip', format: 'png', size }),
    })),
    { key: 'svg', label: t('batchScreens.svgAll'), onClick: () => void start({ what: 'zip', format: 'svg' }) },
  ]
  return (
    <>
      <UnlessLooking>
        <Dropdown menu={{ items: zips }} trigger={['click']}>
          <Button icon={<DownloadIcon />} loading={busy === 'zip' || zip.isMaking}>
            {t('batchScreens.downloadPictures')} <CaretIcon />
          </Button>
        </Dropdown>
        <Button
          icon={<DownloadIcon />}
          loading={busy === 'excel' || excel.isMaking}
          onClick={() => void start({ what: 'excel' })}
        >
          {t('batchScreens.downloadExcel')}
        </Button>
      </UnlessLooking>
      <Button icon={<PrinterIcon />} loading={busy === 'print'} onClick={() => void print()}>
        {t('batchScreens.printLabels')}
      </Button>
    </>
  )
}
