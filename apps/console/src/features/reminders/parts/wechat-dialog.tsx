import type { Receiver } from '@matai/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { client } from '../../../client.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { ScenePicture, useScene } from '../../accounts/public.tsx'
import { receivers } from './queries.ts'

/** A code to show or to send: whoever scans it and agrees gets messages by WeChat. */
export function WechatDialog({ receiver, onClose }: { receiver: Receiver; onClose: () => void }) {
  const { t } = useTranslation()
  const changed = receivers.useChanged()
  const { data, error, refetch } = useQuery({
    queryKey: ['reminders', 'wechat', receiver.id],
    queryFn: () => client.reminders.bindReceiver({ id: receiver.id }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
  const scanned = useScene(data?.scene, {
    onDone: () => {
      toast.success(t('reminderScreens.wechatDone', { name: receiver.name }))
      void changed()
      onClose()
    },
    onExpired: onClose,
  })
  return (
    <Dialog title={t('reminderScreens.wechatBind')} open onClose={onClose}>
      {error && <ErrorState error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton rows={1} height={216} />}
      {data && (
        <ScenePicture
          content={data.content}
          alt={t('reminderScreens.wechatPicture', { name: receiver.name })}
          hint={t(scanned ? 'reminderScreens.wechatScanned' : 'reminderScreens.wechatHint', { name: receiver.name })}
        />
      )}
    </Dialog>
  )
}
