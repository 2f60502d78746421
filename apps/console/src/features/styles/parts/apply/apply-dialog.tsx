import type { QrCodeItem, StyleTemplate } from '@matai/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Checkbox, Input } from 'antd'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../../ui/dialog.tsx'
import { CallError, client, sentenceOf } from '../../../../client.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { ErrorState } from '../../../../ui/error-state.tsx'
import { SearchIcon } from '../../../../ui/icons.ts'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { toast } from '../../../../ui/toast-store.ts'
import { TemplatePicture } from '../mine/template-picture.tsx'
import { startStyle } from '../start-style.ts'
import { appliedStyle, stylesBefore } from './applied-style.ts'
import { type UnfitCode, unfitCodes } from './unfit-codes.ts'
import { UnfitList } from './unfit-list.tsx'
import css from './apply-dialog.module.css'

/** Codes of one page of the choice; a search finds the others. */
const shownAtOnce = 100
/** Most codes that change their style in one call. */
const restyledAtOnce = 200

/** Gives a saved style to chosen codes. */
export function ApplyDialog({ template, onClose }: { template: StyleTemplate; onClose: () => void }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const [keyword, setKeyword] = useState('')
  const searched = useDeferredValue(keyword.trim())
  const [chosen, setChosen] = useState<ReadonlyMap<string, QrCodeItem>>(new Map())
  const [sending, setSending] = useState(false)
  const [unfit, setUnfit] = useState<UnfitCode[]>([])
  const { data, error, refetch } = useQuery({
    queryKey: ['qrCodes', 'list', 'restyle', searched],
    queryFn: ({ signal }) => client.qrCodes.getCodeList({ keyword: searched, pageSize: shownAtOnce }, { signal }),
  })
  const count = chosen.size
  const list = (data?.list ?? []).filter(({ can }) => can.edit)

  function choose(qrCodes: QrCodeItem[], wanted: boolean) {
    const next = new Map(chosen)
    for (const qrCode of qrCodes) {
      if (!wanted) next.delete(qrCode.id)
      else if (next.size < restyledAtOnce) next.set(qrCode.id, qrCode)
    }
    setChosen(next)
    setUnfit([])
  }

  const changed = () => void queries.invalidateQueries({ queryKey: ['qrCodes'] })

  async function takeBack(groups: ReturnType<typeof stylesBefore>) {
    try {
      for (const { ids, style } of groups) await client.qrCodes.bulkSetStyle({ ids, style })
      changed()
      toast.success(t('styles.undone'))
    } catch (failure) {
      toast.error(sentenceOf(failure))
    }
  }

  /** Codes that were deleted meanwhile are no longer chosen; those that the list shows stay so. */
  async function dropGone() {
    const { data: fresh } = await refetch()
    changed()
    setChosen(new Map((fresh?.list ?? []).filter(({ id }) => chosen.has(id)).map((qrCode) => [qrCode.id, qrCode])))
    toast.error(t('qrCodes.someGone'))
  }

  async function apply() {
    setSending(true)
    const asked = [...chosen.values()]
    try {
      const before = stylesBefore(asked, startStyle)
      await client.qrCodes.bulkSetStyle({ ids: asked.map(({ id }) => id), style: appliedStyle(template.style) })
      changed()
      const undo = { label: t('app.undo'), run: () => void takeBack(before) }
      toast.success(t('styles.applied', { name: template.name, count }), undo)
      onClose()
    } catch (failure) {
      if (failure instanceof CallError && failure.code === 1002) return await dropGone()
      const named = unfitCodes(failure, asked)
      if (named.length === 0) toast.error(sentenceOf(failure))
      // They are no longer chosen: the next press is for the others.
      const left = new Set(named.map(({ id }) => id))
      setChosen(new Map(asked.filter(({ id }) => !left.has(id)).map((qrCode) => [qrCode.id, qrCode])))
      setUnfit(named)
    } finally {
      setSending(false)
    }
  }

  function body() {
    if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
    if (!data) return <Skeleton rows={6} height={28} />
    if (list.length === 0) {
      return <EmptyState title={searched ? t('app.nothingFound', { keyword: searched }) : t('styles.noCodes')} />
    }
    const all = list.every(({ id }) => chosen.has(id))
    return (
      <>
        <Checkbox
          checked={all}
          indeterminate={!all && list.some(({ id }) => chosen.has(id))}
          onChange={(event) => choose(list, event.target.checked)}
        >
          {t('styles.chooseAll', { count: list.length })}
        </Checkbox>
        <ul className={css.codes}>
          {list.map((qrCode) => (
            <li key={qrCode.id}>
              <Checkbox checked={chosen.has(qrCode.id)} onChange={(event) => choose([qrCode], event.target.checked)}>
                {qrCode.name}
              </Checkbox>
            </li>
          ))}
        </ul>
      </>
    )
  }

  return (
    <Dialog
      title={t('styles.applyTitle', { name: template.name })}
      action={t(unfit.length > 0 ? 'styles.applyToRest' : 'styles.applyTo', { count })}
      disabled={count === 0}
      sending={sending}
      onAct={() => void apply()}
      onClose={onClose}
      width={620}
    >
      <div className={css.dialog}>
        <div className={css.choice}>
          <Input
            prefix={<SearchIcon />}
            allowClear
            value={keyword}
            aria-label={t('styles.searchCodes')}
            placeholder={t('styles.searchCodes')}
            onChange={(event) => setKeyword(event.target.value)}
          />
          {body()}
        </div>
        <div className={css.look}>
          <TemplatePicture template={template} content={list[0]?.url ?? location.origin} width={160} />
          <p>{t('styles.applyHint')}</p>
        </div>
      </div>
      <UnfitList unfit={unfit} />
      {sending && <p role="status">{t('styles.applying', { count })}</p>}
    </Dialog>
  )
}
