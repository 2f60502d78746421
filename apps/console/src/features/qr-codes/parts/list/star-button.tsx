import type { QrCodeItem } from '@matai/contract'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { StarIcon, StarredIcon } from '../../../../ui/icons.ts'
import type { CodeDeeds } from '../bulk/use-code-deeds.tsx'
import css from './list.module.css'

interface StarButtonProps {
  qrCode: QrCodeItem
  onMark: CodeDeeds['favourite']
}

/** Marks a code for the person who looks at it; others do not see it. */
export function StarButton({ qrCode, onMark }: StarButtonProps) {
  const { t } = useTranslation()
  return (
    <Button
      type="text"
      size="small"
      className={css.star ?? ''}
      data-starred={qrCode.favourite}
      icon={qrCode.favourite ? <StarredIcon /> : <StarIcon />}
      aria-pressed={qrCode.favourite}
      aria-label={t('qrCodes.favouriteOf', { name: qrCode.name })}
      title={qrCode.favourite ? t('qrCodes.unfavourite') : t('qrCodes.favourite')}
      onClick={() => void onMark([qrCode], !qrCode.favourite)}
    />
  )
}
