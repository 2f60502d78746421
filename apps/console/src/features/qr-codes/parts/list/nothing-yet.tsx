import { UnlessLooking } from '../../../../ui/unless-looking.tsx'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../../paths.ts'
import { ButtonLink } from '../../../../ui/button-link.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'

/** An empty list, or an empty directory, with the one first step. */
export function NothingYet({ inDirectory }: { inDirectory: boolean }) {
  const { t } = useTranslation()
  const write = (
    <ButtonLink to={paths.newQrCode} color="primary" variant="solid">
      {inDirectory ? t('qrCodes.new') : t('qrCodes.writeFirst')}
    </ButtonLink>
  )
  if (inDirectory)
    return <EmptyState title={t('qrCodes.emptyDirectory')} action={<UnlessLooking>{write}</UnlessLooking>} />
  return (
    <EmptyState
      title={t('qrCodes.emptyTitle')}
      text={t('qrCodes.emptyText')}
      action={<UnlessLooking>{write}</UnlessLooking>}
    />
  )
}
