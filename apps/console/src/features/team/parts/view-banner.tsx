import type { UserInfo } from '@matai/contract'
import { useMutation } from '@tanstack/react-query'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { client, sentenceOf } from '../../../client.ts'
import { paths } from '../../../paths.ts'
import { toast } from '../../../ui/toast-store.ts'
import css from './team.module.css'

/** A line above everything while nothing can be changed: for a guest, and for who looks as a member does. */
export function ViewBanner({ user: { seenAs, viewOnly } }: { user: UserInfo }) {
  const { t } = useTranslation()
  const end = useMutation({
    mutationFn: () => client.team.seeAsEnd({}),
    onSuccess: () => location.assign(paths.subAdmins),
    onError: (failure) => toast.error(sentenceOf(failure)),
  })
  if (!viewOnly) return null
  return (
    <div className={css.banner} role="status">
      {seenAs ? t('team.seenAs', { name: seenAs.name }) : t('team.viewOnly')}
      {seenAs && (
        <Button size="small" loading={end.isPending} onClick={() => end.mutate()}>
          {t('team.seeAsEnd')}
        </Button>
      )}
    </div>
  )
}
