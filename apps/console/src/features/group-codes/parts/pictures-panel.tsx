import { UnlessLooking } from '../../../ui/unless-looking.tsx'
import type { GroupCode, SubCode } from '@matai/contract'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { groupPicturesAtOnce } from 'virtual:contract-constants'
import { client, sentenceOf } from '../../../client.ts'
import { confirm } from '../../../ui/confirm-store.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { AddIcon } from '../../../ui/icons.ts'
import { Panel } from '../../../ui/panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useSingleFlight } from '../../../ui/use-single-flight.ts'
import { sendFile } from '../../files/public.ts'
import css from '../group-codes.module.css'
import { given, type Lives, LivesFields } from './lives-fields.tsx'
import { PictureDrawer } from './picture-drawer.tsx'
import { PictureRow } from './picture-row.tsx'
import { picturesQuery, useGroupChanged } from './queries.ts'

/** The pictures of a group code in their order, added by file. */
export function PicturesPanel({ code }: { code: GroupCode }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(picturesQuery(code.id))
  const changed = useGroupChanged()
  const picker = useRef<HTMLInputElement>(null)
  const [editing, setEditing] = useState<SubCode | null>(null)
  const [refused, setRefused] = useState<string[]>([])
  /** The picture that is replaced by the file that is chosen next; null: files are added. */
  const renewing = useRef<SubCode | null>(null)
  const [lives, setLives] = useState<Lives>({ most: null, days: null })

  const { run, running } = useSingleFlight(async (deed: () => Promise<unknown>) => {
    try {
      await deed()
    } catch (failure) {
      toast.error(failure instanceof Error && !('code' in failure) ? failure.message : sentenceOf(failure))
    }
    await changed()
  })

  async function add(files: File[]) {
    setRefused([])
    const chosen = files.slice(0, groupPicturesAtOnce)
    const names = new Map<string, string>()
    const pictures: { fileId: string }[] = []
    for (const file of chosen) {
      const { id } = await sendFile(file, () => undefined)
      names.set(id, file.name)
      pictures.push({ fileId: id })
    }
    const answer = await client.groupSubs.add({ groupId: code.id, pictures, ...given(lives) })
    if (answer.added.length > 0) toast.success(t('groupCodes.added', { count: answer.added.length }))
    setRefused(
      answer.refused.map(({ fileId, problem }) =>
        t(`groupCodes.problem_${problem}`, { name: names.get(fileId) ?? '' }),
      ),
    )
  }

  async function renew(sub: SubCode, file: File) {
    setRefused([])
    const { id } = await sendFile(file, () => undefined)
    await client.groupSubs.edit({ id: sub.id, fileId: id })
    toast.success(t('groupCodes.renewed', { name: sub.name }))
  }

  function choose(sub: SubCode | null) {
    renewing.current = sub
    picker.current?.click()
  }

  const move = (sub: SubCode, before: number | null) => run(() => client.groupSubs.edit({ id: sub.id, before }))
  const remove = (sub: SubCode) =>
    run(async () => {
      const agreed = await confirm({
        title: t('groupCodes.pictureRemoveTitle', { name: sub.name }),
        text: t('groupCodes.pictureRemoveText', { count: sub.taken }),
        action: t('app.delete'),
        danger: true,
      })
      if (agreed) await client.groupSubs.batchDel({ ids: [sub.id] })
    })

  return (
    <Panel
      title={t('groupCodes.pictures')}
      action={
        <UnlessLooking>
          <Button type="primary" icon={<AddIcon />} loading={running} onClick={() => choose(null)}>
            {t('groupCodes.addPictures')}
          </Button>
        </UnlessLooking>
      }
    >
      <input
        ref={picker}
        type="file"
        accept="image/*"
        multiple
        hidden
        aria-label={t('groupCodes.addPictures')}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          target.value = ''
          const [file] = files
          const sub = renewing.current
          if (file) void run(() => (sub ? renew(sub, file) : add(files)))
        }}
      />
      <p className={css.soft}>{t('groupCodes.picturesHint')}</p>
      <LivesFields lives={lives} onChange={setLives} />
      {refused.length > 0 && (
        <ul role="alert">
          {refused.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      {error && !data && <ErrorState error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton rows={3} height={72} />}
      {data?.length === 0 && <p>{t('groupCodes.noPictures')}</p>}
      <ol className={css.pictures} aria-label={t('groupCodes.pictures')}>
        {data?.map((sub, place) => (
          <PictureRow
            key={sub.id}
            sub={sub}
            mode={code.mode}
            isBusy={running}
            onEdit={() => setEditing(sub)}
            onRenew={() => choose(sub)}
            onUp={place > 0 ? () => void move(sub, data[place - 1]?.id ?? null) : undefined}
            onDown={place < data.length - 1 ? () => void move(sub, data[place + 2]?.id ?? null) : undefined}
            onRemove={() => void remove(sub)}
          />
        ))}
      </ol>
      {editing && <PictureDrawer sub={editing} mode={code.mode} onClose={() => setEditing(null)} />}
    </Panel>
  )
}
