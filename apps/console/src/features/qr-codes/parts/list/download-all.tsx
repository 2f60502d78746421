import type { CallOutput, Contract } from '@matai/contract'
import { Button, Dropdown, Space } from 'antd'
import { useTranslation } from 'react-i18next'
import { askToDownload } from '../../../../downloads.ts'
import { CaretIcon, DownloadIcon, ExcelIcon } from '../../../../ui/icons.ts'
import { useLooking } from '../../../../ui/looking.ts'
import { useExportUrls } from '../bulk/use-export-urls.ts'
import type { ListRequest } from '../queries.ts'

interface DownloadAllProps {
  /** As the list asks for it. */
  request: ListRequest
  /** Whether the list shows less than everything. */
  isNarrowed: boolean
  data: CallOutput<Contract['qrCodes']['getCodeList']> | undefined
}

/** Pictures or addresses of everything that the list shows, over all its pages. */
export function DownloadAll({ request, isNarrowed, data }: DownloadAllProps) {
  const { keyword = '', sort = 'newest', filters = {} } = request
  const list = { keyword, sort, filters }
  const { t } = useTranslation()
  const urls = useExportUrls()
  const looking = useLooking()
  const first = data?.list[0]
  const more = [
    {
      key: 'urls',
      icon: <ExcelIcon />,
      label: data?.total === 0 ? t('exports.urlsOfNone') : t('exports.urls'),
      disabled: data?.total === 0,
      onClick: () => void urls.start({ list }),
    },
  ]

  function ask() {
    askToDownload({
      selection: { list },
      text: t(isNarrowed ? 'exports.ofList' : 'exports.ofAll'),
      ...(data && !data.totalIsLowerBound ? { count: data.total } : {}),
      example: first && { id: first.id, name: first.name, directory: '' },
    })
  }
  if (looking !== undefined) return null
  return (
    <Space.Compact>
      <Button icon={<DownloadIcon />} disabled={!data} onClick={ask}>
        {t(isNarrowed ? 'exports.allMatching' : 'exports.all')}
      </Button>
      <Dropdown menu={{ items: more }} trigger={['click']} placement="bottomRight" disabled={!data}>
        <Button icon={<CaretIcon />} loading={urls.isPending} disabled={!data} aria-label={t('exports.otherWays')} />
      </Dropdown>
    </Space.Compact>
  )
}
