import { UnlessLooking } from '../../../ui/unless-looking.tsx'
import type { CallOutput, contract } from '@matai/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button, Select } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { statusNameMax } from 'virtual:contract-constants'
import { client, sentenceOf } from '../../../client.ts'
import { confirm } from '../../../ui/confirm-store.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Field } from '../../../ui/field.tsx'
import { useFormats } from '../../../ui/format.ts'
import { DialogForm } from '../../../ui/forms/dialog-form.tsx'
import { HandOverDialog } from '../../../ui/forms/hand-over-dialog.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { AddIcon } from '../../../ui/icons.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useForm } from '../../../ui/use-form.ts'
import { allStatusesQuery, wallsQuery } from './queries.ts'
import css from './statuses.module.css'

type Made = CallOutput<typeof contract.statuses.wallAdd>

/** Links for televisions: read-only, until they are taken back. */
export function WallsTab() {
  const { t } = useTranslation()
  const { formatInstant, formatAgo } = useFormats()
  const queries = useQueryClient()
  const walls = useQuery(wallsQuery)
  const [isAdding, setAdding] = useState(false)
  const changed = () => queries.invalidateQueries({ queryKey: wallsQuery.queryKey })

  async function remove(id: number, name: string) {
    const sure = await confirm({
      title: t('statusScreens.wallRemoveTitle', { name }),
      text: t('statusScreens.wallRemoveText'),
      action: t('statusScreens.wallRemove'),
      danger: true,
    })
    if (!sure) return
    try {
      await client.statuses.wallDel({ id })
      toast.success(t('statusScreens.wallRemoved'))
      await changed()
    } catch (error) {
      toast.error(sentenceOf(error))
    }
  }

  const create = (
    <Button type="primary" icon={<AddIcon />} onClick={() => setAdding(true)}>
      {t('statusScreens.wallAdd')}
    </Button>
  )
  function body() {
    if (walls.error) return <ErrorState error={walls.error} onRetry={() => void walls.refetch()} />
    if (!walls.data) return <Skeleton rows={3} height={40} />
    if (walls.data.list.length === 0)
      return (
        <EmptyState
          title={t('statusScreens.noWalls')}
          text={t('statusScreens.noWallsText')}
          action={<UnlessLooking>{create}</UnlessLooking>}
        />
      )
    return (
      <>
        <div className={css.bar}>
          <span className={css.soft}>{t('statusScreens.noWallsText')}</span>
          <span className={css.fill} />
          {create}
        </div>
        <ul className={css.list}>
          {walls.data.list.map(({ id, name, statuses, createdAt, seenAt }) => (
            <li key={id}>
              <span>
                <strong>{name}</strong>
                <br />
                <span className={css.soft}>{statuses.map((status) => status.name).join(' · ')}</span>
              </span>
              <span className={css.soft}>
                {t('statusScreens.wallMade', { at: formatInstant(createdAt) })}
                <br />
                {seenAt ? t('statusScreens.wallSeen', { at: formatAgo(seenAt) }) : t('statusScreens.wallUnseen')}
              </span>
              <Button danger onClick={() => void remove(id, name)}>
                {t('statusScreens.wallRemove')}
              </Button>
            </li>
          ))}
        </ul>
      </>
    )
  }
  return (
    <>
      {body()}
      {isAdding && <WallDialog onMade={() => void changed()} onClose={() => setAdding(false)} />}
    </>
  )
}

function WallDialog({ onMade, onClose }: { onMade: () => void; onClose: () => void }) {
  const { t } = useTranslation()
  const [made, setMade] = useState<Made>()
  const all = useQuery(allStatusesQuery)
  const form = useForm({
    initial: { name: '', statusIds: [] as number[] },
    checks: {
      name: (name) => (name.trim() === '' ? t('errors.nameEmpty') : undefined),
      statusIds: (ids) => (ids.length === 0 ? t('statusScreens.chooseStatus') : undefined),
    },
    showsFailure: true,
    async onSubmit(values) {
      setMade(await client.statuses.wallAdd(values))
      onMade()
    },
  })
  if (made) {
    return (
      <HandOverDialog
        title={t('statusScreens.wallMadeTitle')}
        text={t('statusScreens.wallMadeText')}
        secrets={[{ key: 'wall-link', value: made.url }]}
        action={t('statusScreens.wallKept')}
        onClose={onClose}
      />
    )
  }
  const ids = form.field('statusIds')
  return (
    <DialogForm
      title={t('statusScreens.wallAdd')}
      text={t('statusScreens.wallAddText')}
      action={t('statusScreens.wallMake')}
      form={form}
      onClose={onClose}
    >
      <TextField label={t('statusScreens.wallName')} required autoFocus max={statusNameMax} {...form.field('name')} />
      <Field label={t('statusScreens.tab_statuses')} required error={ids.error}>
        <Select
          mode="multiple"
          maxCount={6}
          optionFilterProp="label"
          value={ids.value}
          options={(all.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          onChange={ids.onChange}
        />
      </Field>
    </DialogForm>
  )
}
