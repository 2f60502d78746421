import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../../../client.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { ErrorState } from '../../../../ui/error-state.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { ScenePicture } from './scene-picture.tsx'
import { useScene } from './use-scene.ts'

/** Codes that follow one another by themselves, while nobody may be looking. */
const byItself = 3

/** A code of the official account; `onConfirmed` when who scanned it said that it is they. */
export function ScanCode({ onConfirmed }: { onConfirmed: (begun: { scene: string; key: string }) => void }) {
  const { t } = useTranslation()
  const [round, setRound] = useState(0)
  const [expired, setExpired] = useState(false)
  const rounds = useRef(0)
  const { data, error, refetch } = useQuery({
    queryKey: ['wechat', 'scan', round],
    queryFn: ({ signal }) => client.wechat.begin({ way: 'scan' }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
  const scanned = useScene(expired ? undefined : data?.scene, {
    onDone: () => data && onConfirmed(data),
    onExpired: () => {
      rounds.current += 1
      if (rounds.current >= byItself) setExpired(true)
      else setRound(round + 1)
    },
  })
  function begin() {
    rounds.current = 0
    setExpired(false)
    setRound(round + 1)
  }
  if (error && !data) return <ErrorState error={error} onRetry={refetch} />
  if (!data) return <Skeleton rows={1} height={216} />
  return (
    <ScenePicture
      content={data.content}
      alt={t('accounts.wechatPicture')}
      hint={t(scanned && !expired ? 'accounts.wechatScanned' : 'accounts.wechatScan')}
      over={
        expired && (
          <>
            <span>{t('accounts.wechatExpired')}</span>
            <Button onClick={begin}>{t('accounts.wechatRefresh')}</Button>
          </>
        )
      }
    />
  )
}
