import type { ExportTask, SheetFormat } from '@matai/contract'
import { Button, Dropdown } from 'antd'
import { useTranslation } from 'react-i18next'
import { DownloadIcon } from '../../../../ui/icons.ts'
import { useStart } from './use-start.ts'

const formats = ['xlsx', 'csv'] as const

/** Takes a sheet out in one format or another. */
export function SheetMenu({ start }: { start: (format: SheetFormat) => Promise<{ task: ExportTask }> }) {
  const { t } = useTranslation()
  const { run, running } = useStart()
  const items = formats.map((format) => ({
    key: format,
    label: t(`recordScreens.exportAs_${format}`),
    onClick: () => void run(() => start(format)),
  }))
  return (
    <Dropdown menu={{ items }} trigger={['click']}>
      <Button icon={<DownloadIcon />} loading={running}>
        {t('recordScreens.export')}
      </Button>
    </Dropdown>
  )
}
