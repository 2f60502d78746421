import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { DownIcon, UpIcon } from '../../../../../ui/editor-icons.ts'
import { DeleteIcon } from '../../../../../ui/icons.ts'

interface RowButtonsProps {
  /** what the row is called, for the buttons' names */
  name: string
  place: number
  count: number
  onMove: (to: number) => void
  onRemove: () => void
}

/** Moves a row of a list up and down, or takes it away. */
export function RowButtons({ name, place, count, onMove, onRemove }: RowButtonsProps) {
  const { t } = useTranslation()
  const said = (label: string) => ({ 'aria-label': `${label} · ${name}`, title: label })
  return (
    <>
      <Button
        type="text"
        size="small"
        icon={<UpIcon />}
        {...said(t('qrCodes.moveUp'))}
        disabled={place === 0}
        onClick={() => onMove(place - 1)}
      />
      <Button
        type="text"
        size="small"
        icon={<DownIcon />}
        {...said(t('qrCodes.moveDown'))}
        disabled={place === count - 1}
        onClick={() => onMove(place + 1)}
      />
      <Button type="text" size="small" icon={<DeleteIcon />} {...said(t('formEditor.removeRow'))} onClick={onRemove} />
    </>
  )
}
