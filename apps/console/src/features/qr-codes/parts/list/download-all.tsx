import type { CallOutput, Contract, QrCodeFilters, QrCodeSort } from '@matai/contract'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { askToDownload } from '../../../../downloads.ts'
import { DownloadIcon } from '../../../../ui/icons.ts'

interface DownloadAllProps {
  list: { keyword: string; sort: QrCodeSort; filters: Partial<QrCodeFilters> }
  /** Whether the list shows less than everything. */
  isNarrowed: boolean
  data: CallOutput<Contract['qrCodes']['getCodeList']> | undefined
}

/** Pictures of everything that the list shows, over all its pages. */
export function DownloadAll({ list, isNarrowed, data }: DownloadAllProps) {
  const { t } = useTranslation()
  const first = data?.list[0]

  function ask() {
    askToDownload({
      selection: { list },
      text: t(isNarrowed ? 'exports.ofList' : 'exports.ofAll'),
      ...(data && !data.totalIsLowerBound ? { count: data.total } : {}),
      example: first && { id: first.id, name: first.name, directory: '' },
    })
  }
  return (
    <Button icon={<DownloadIcon />} disabled={!data} onClick={ask}>
      {t(isNarrowed ? 'exports.allMatching' : 'exports.all')}
    </Button>
  )
}
