import { UnlessLooking } from '../../ui/unless-looking.tsx'
import type { Push } from '@matai/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client, sentenceOf } from '../../client.ts'
import { confirm } from '../../ui/confirm-store.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { HandOverDialog } from '../../ui/forms/hand-over-dialog.tsx'
import { AddIcon } from '../../ui/icons.ts'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast-store.ts'
import { userQuery } from '../../user.ts'
import { DeliveryDrawer } from './parts/delivery-drawer.tsx'
import { DeliveryList } from './parts/delivery-list.tsx'
import { PushCard } from './parts/push-card.tsx'
import { PushDrawer } from './parts/push-drawer.tsx'
import card from '../../ui/thing-card.module.css'
import css from './parts/push.module.css'
import { pushesQuery } from './parts/queries.ts'
import { ReplayDialog } from './parts/replay-dialog.tsx'

type Asked = { do: 'edit'; push: Push | undefined } | { do: 'replay'; push: Push } | { do: 'show'; delivery: number }

/** Where programs are told what happens, and what they answered. */
export function PushScreen() {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const { data: user } = useQuery(userQuery)
  const pushes = useQuery(pushesQuery)
  const [asked, ask] = useState<Asked>()
  const [chosenId, choose] = useState<number>()
  const [secret, setSecret] = useState<string>()
  const [busy, setBusy] = useState<{ id: number; deed: string }>()
  const close = () => ask(undefined)
  const has = user?.tier.has.includes('push') === true

  async function perform(push: Push, deed: 'test' | 'turn' | 'rotate' | 'remove') {
    const name = push.name || new URL(push.url).host
    if (deed === 'rotate' || deed === 'remove') {
      const sure = await confirm({
        title: t(`pushScreens.${deed}Title`, { name }),
        text: t(`pushScreens.${deed}Text`),
        action: deed === 'rotate' ? t('pushScreens.rotate') : t('app.delete'),
        danger: deed === 'remove',
      })
      if (!sure) return
    }
    setBusy({ id: push.id, deed })
    try {
      if (deed === 'test') {
        const { id, status } = await client.push.test({ id: push.id })
        if (status === 200) toast.success(t('pushScreens.tested'))
        ask({ do: 'show', delivery: id })
      }
      if (deed === 'turn') await client.push.turn({ id: push.id, on: push.paused !== null })
      if (deed === 'rotate') setSecret((await client.push.rotate({ id: push.id })).secret)
      if (deed === 'remove') await client.push.del({ id: push.id })
      await queries.invalidateQueries({ queryKey: ['push'] })
    } catch (error) {
      toast.error(sentenceOf(error))
    }
    setBusy(undefined)
  }

  const create = (
    <Button type="primary" icon={<AddIcon />} disabled={!has} onClick={() => ask({ do: 'edit', push: undefined })}>
      {t('pushScreens.add')}
    </Button>
  )
  function body() {
    if (pushes.error) return <ErrorState error={pushes.error} onRetry={() => void pushes.refetch()} />
    if (!pushes.data) return <Skeleton rows={3} height={80} />
    if (pushes.data.length === 0)
      return (
        <EmptyState
          title={t('pushScreens.empty')}
          text={has ? t('pushScreens.emptyText') : t('pushScreens.needsTier')}
          action={<UnlessLooking>{create}</UnlessLooking>}
        />
      )
    const chosen = pushes.data.find(({ id }) => id === chosenId) ?? pushes.data[0]
    return (
      <>
        <div className={`${card.cards} ${css.pushes}`}>
          {pushes.data.map((push) => (
            <PushCard
              key={push.id}
              push={push}
              chosen={push.id === chosen?.id}
              busy={busy?.id === push.id ? busy.deed : undefined}
              onDo={(deed) => {
                if (deed === 'choose') choose(push.id)
                else if (deed === 'edit' || deed === 'replay') ask({ do: deed, push })
                else void perform(push, deed)
              }}
            />
          ))}
        </div>
        {chosen && <DeliveryList push={chosen} onOpen={(delivery) => ask({ do: 'show', delivery })} />}
      </>
    )
  }
  return (
    <Page title={t('app.navPush')} actions={pushes.data && pushes.data.length > 0 ? create : undefined}>
      {body()}
      {asked?.do === 'edit' && (
        <PushDrawer
          push={asked.push}
          onSaved={(made) => {
            close()
            setSecret(made)
          }}
          onClose={close}
        />
      )}
      {asked?.do === 'replay' && <ReplayDialog push={asked.push} onClose={close} />}
      {asked?.do === 'show' && <DeliveryDrawer id={asked.delivery} onClose={close} />}
      {secret && (
        <HandOverDialog
          title={t('pushScreens.secretTitle')}
          text={t('pushScreens.secretText')}
          secrets={[{ key: 'push-secret', value: secret }]}
          action={t('pushScreens.secretKept')}
          onClose={() => setSecret(undefined)}
        />
      )}
    </Page>
  )
}
