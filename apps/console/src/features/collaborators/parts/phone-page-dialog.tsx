import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { AddressCard } from '../../styles/public.tsx'
import css from '../collaborators.module.css'
import { phonePageQuery } from './queries.ts'

/** The page of all collaborators: handed on as a code, an address, or words to invite with. */
export function PhonePageDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const { data: url, error, refetch } = useQuery(phonePageQuery)
  return (
    <Dialog title={t('collaborators.page')} onClose={onClose} width={520}>
      <p className={css.soft}>{t('collaborators.pageText')}</p>
      {error && !url && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!url && !error && <Skeleton rows={1} height={160} />}
      {url && (
        <AddressCard
          url={url}
          name={t('collaborators.page')}
          words={{
            picture: t('collaborators.pageCode'),
            copy: t('planScreens.copyAddress'),
            open: t('planScreens.openAddress'),
            save: t('planScreens.savePicture'),
          }}
        >
          <CopyButton text={t('collaborators.invitation', { url })} label={t('collaborators.copyInvitation')} />
        </AddressCard>
      )}
    </Dialog>
  )
}
