import type { WechatScene } from '@matai/contract'
import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import i18next from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../../../client.ts'
import { Field } from '../../../../ui/field.tsx'
import { toast } from '../../../../ui/toast-store.ts'
import { useForm } from '../../../../ui/use-form.ts'
import { userQuery } from '../../../../user.ts'
import { passwordFault } from '../faults.ts'
import { PasswordInput } from '../password-input.tsx'
import { sealed } from '../sealed.ts'
import { ScenePicture } from '../wechat/scene-picture.tsx'
import { useScene } from '../wechat/use-scene.ts'
import css from './panels.module.css'

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
  const form = useForm({
    initial: { passWord: '' },
    checks: { passWord: (value) => (hasPassword ? passwordFault(value) : undefined) },
    onSubmit: async ({ passWord }) => {
      const proof = hasPassword ? { passWord: await sealed(passWord, 'password') } : {}
      setBegun(await client.wechat.beginBinding(proof))
    },
  })
  if (begun) {
    const hint = t(scanned ? 'settings.wechatScanned' : 'settings.wechatScan')
    return <ScenePicture content={begun.content} alt={t('settings.wechatPicture')} hint={hint} />
  }
  return (
    <form className={css.form} onSubmit={form.submit} noValidate>
      {hasPassword && (
        <Field label={t('settings.currentPassword')} error={form.errors.passWord} required>
          <PasswordInput
            value={form.values.passWord}
            onChange={(value) => form.set('passWord', value)}
            autoComplete="current-password"
          />
        </Field>
      )}
      <Button type="primary" htmlType="submit" loading={form.sending}>
        {t('settings.wechatBind')}
      </Button>
    </form>
  )
}
