import type { WechatScene } from '@matai/contract'
import { useQueryClient } from '@tanstack/react-query'
import i18next from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../../../client.ts'
import { toast } from '../../../../ui/toast-store.ts'
import { userQuery } from '../../../../user.ts'
import { ScenePicture } from '../wechat/scene-picture.tsx'
import { useScene } from '../wechat/use-scene.ts'
import { PasswordProofForm } from './password-proof-form.tsx'

/** Password, then a code to scan: what the person confirms in WeChat binds it. */
export function BindWechat({ hasPassword, onEnd }: { hasPassword: boolean; onEnd: () => void }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const [begun, setBegun] = useState<WechatScene>()
  const scanned = useScene(begun?.scene, {
    onDone: () => {
      toast.success(i18next.t('settings.wechatDone'))
      void queries.invalidateQueries({ queryKey: userQuery.queryKey })
      onEnd()
    },
    onExpired: () => {
      toast.error(i18next.t('settings.wechatExpired'))
      onEnd()
    },
  })
  if (begun) {
    const hint = t(scanned ? 'settings.wechatScanned' : 'settings.wechatScan')
    return <ScenePicture content={begun.content} alt={t('settings.wechatPicture')} hint={hint} />
  }
  return (
    <PasswordProofForm
      hasPassword={hasPassword}
      action={t('settings.wechatBind')}
      begin={async (proof) => setBegun(await client.wechat.beginBinding(proof))}
    />
  )
}
