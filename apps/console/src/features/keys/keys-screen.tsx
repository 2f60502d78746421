import { UnlessLooking } from '../../ui/unless-looking.tsx'
import type { Key } from '@matai/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client, sentenceOf } from '../../client.ts'
import { paths } from '../../paths.ts'
import { confirm } from '../../ui/confirm-store.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { HandOverDialog } from '../../ui/forms/hand-over-dialog.tsx'
import { AddIcon } from '../../ui/icons.ts'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast-store.ts'
import { userQuery } from '../../user.ts'
import { KeyCard } from './parts/key-card.tsx'
import { KeyDrawer } from './parts/key-drawer.tsx'
import card from '../../ui/thing-card.module.css'
import css from './parts/keys.module.css'
import { keysQuery } from './parts/queries.ts'

/** What programs of the account carry, what they may do with it, and the end of it. */
export function KeysScreen() {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const { data: user } = useQuery(userQuery)
  const keys = useQuery(keysQuery)
  const [edited, edit] = useState<Key | 'new'>()
  const [made, setMade] = useState<{ name: string; token: string }>()
  const has = user?.tier.has.includes('keys') === true

  async function remove({ id, name }: Key) {
    const sure = await confirm({
      title: t('keyScreens.removeTitle', { name }),
      text: t('keyScreens.removeText'),
      action: t('keyScreens.remove'),
      danger: true,
    })
    if (!sure) return
    try {
      await client.keys.del({ id })
      toast.success(t('keyScreens.removed'))
      await queries.invalidateQueries({ queryKey: ['keys'] })
    } catch (error) {
      toast.error(sentenceOf(error))
    }
  }

  const create = (
    <Button type="primary" icon={<AddIcon />} disabled={!has} onClick={() => edit('new')}>
      {t('keyScreens.add')}
    </Button>
  )
  function body() {
    if (keys.error) return <ErrorState error={keys.error} onRetry={() => void keys.refetch()} />
    if (!keys.data) return <Skeleton rows={3} height={120} />
    if (keys.data.list.length === 0) {
      const text = has ? t('keyScreens.emptyText') : t('keyScreens.needsTier')
      return <EmptyState title={t('keyScreens.empty')} text={text} action={<UnlessLooking>{create}</UnlessLooking>} />
    }
    return (
      <>
        <p className={css.intro}>
          {t('keyScreens.intro')} <a href={paths.docs}>{t('keyScreens.recipes')}</a>
        </p>
        <div className={card.cards}>
          {keys.data.list.map((item) => (
            <KeyCard key={item.id} item={item} onEdit={() => edit(item)} onRemove={() => void remove(item)} />
          ))}
        </div>
      </>
    )
  }
  return (
    <Page title={t('app.navKeys')} actions={keys.data && keys.data.list.length > 0 ? create : undefined}>
      {body()}
      {edited && (
        <KeyDrawer
          item={edited === 'new' ? undefined : edited}
          grantable={keys.data?.grantable ?? []}
          onSaved={(saved) => {
            edit(undefined)
            setMade(saved)
          }}
          onClose={() => edit(undefined)}
        />
      )}
      {made && (
        <HandOverDialog
          title={t('keyScreens.secretTitle', { name: made.name })}
          text={t('keyScreens.secretText')}
          secrets={[{ key: 'key-token', value: made.token }]}
          action={t('keyScreens.secretKept')}
          onClose={() => setMade(undefined)}
        />
      )}
    </Page>
  )
}
