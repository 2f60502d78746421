import type { QrCodeItem, Style } from '@matai/contract'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CodeDeed } from '../../../../code-slot.ts'
import { CallError, client, sentenceOf } from '../../../../client.ts'
import { askToDownload } from '../../../../downloads.ts'
import { wantPhrases } from '../../../../language.ts'
import { useFormats } from '../../../../ui/format.ts'
import { toast } from '../../../../ui/toast-store.ts'
import { removeCodes } from '../list/remove-codes.ts'
import { qrCodesChanged } from '../queries.ts'
import { setFavourite } from './favourites.ts'
import { askToShare } from './share.ts'
import { canRevive, moveBack, styleBack, validityBack } from './undo.ts'
import { useExportUrls } from './use-export-urls.ts'
import type { ChosenValidity } from './validity-dialog.tsx'

// Days, the tree, forms and the studio weigh more than the list itself.
const PutFormDialog = lazy(async () => ({ default: (await import('../../../forms/public.tsx')).PutFormDialog }))
const RenameDialog = lazy(async () => ({ default: (await import('../list/rename-dialog.tsx')).RenameDialog }))
const ValidityDialog = lazy(async () => ({ default: (await import('./validity-dialog.tsx')).ValidityDialog }))
const MoveDialog = lazy(async () => ({ default: (await import('./move-dialog.tsx')).MoveDialog }))
const StyleDialog = lazy(async () => {
  const [{ StyleDialog }] = await Promise.all([import('./style-dialog.tsx'), wantPhrases('design')])
  return { default: StyleDialog }
})

/** What a list can do with one code or many; `done` is told when it happened. */
export interface CodeDeeds {
  rename: (qrCode: QrCodeItem) => void
  duplicate: (qrCode: QrCodeItem) => Promise<void>
  move: (qrCodes: QrCodeItem[], done?: () => void) => void
  validity: (qrCodes: QrCodeItem[], done?: () => void) => void
  style: (qrCodes: QrCodeItem[], done?: () => void) => void
  form: (qrCodes: QrCodeItem[], done?: () => void) => void
  /** What another area does with them. */
  more: (deed: CodeDeed, qrCodes: QrCodeItem[], done?: () => void) => void
  download: (qrCodes: QrCodeItem[]) => void
  /** Their addresses as a workbook. */
  urls: (qrCodes: QrCodeItem[]) => void
  share: (qrCodes: QrCodeItem[], shared: boolean, done?: () => void) => Promise<void>
  favourite: (qrCodes: QrCodeItem[], favourite: boolean, done?: () => void) => Promise<void>
  remove: (qrCodes: QrCodeItem[], done?: () => void) => Promise<void>
}

interface Asked {
  dialog: 'rename' | 'move' | 'validity' | 'style' | 'form' | CodeDeed
  qrCodes: QrCodeItem[]
  done: (() => void) | undefined
}

/** The deeds, and the dialog that one of them asks with. */
export function useCodeDeeds(): { deeds: CodeDeeds; dialog: ReactNode } {
  const { t } = useTranslation()
  const formats = useFormats()
  const queries = useQueryClient()
  const { start: startUrls } = useExportUrls()
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = () => setAsked(null)

  const acts = useMemo(() => {
    /** Does it, tells lists and person; a refusal changes nothing and is said. */
    async function perform(
      deed: () => Promise<string>,
      undo?: () => Promise<unknown>,
      isShown?: (error: unknown) => boolean,
    ): Promise<boolean> {
      try {
        const text = await deed()
        qrCodesChanged(queries)
        toast.success(text, undo && { label: t('app.undo'), run: () => void takeBack(undo) })
        return true
      } catch (error) {
        if (error instanceof CallError && error.code === 1002) {
          // The dialog asks about codes that are not all there; the list, and what is chosen in it, is without them.
          qrCodesChanged(queries)
          setAsked(null)
          toast.error(t('qrCodes.someGone'))
        } else if (!isShown?.(error)) toast.error(sentenceOf(error))
        return false
      }
    }
    async function takeBack(undo: () => Promise<unknown>) {
      await perform(async () => {
        await undo()
        return t('qrCodes.undone')
      })
    }
    return {
      perform,
      move: (qrCodes: QrCodeItem[], directoryId: number) => {
        const moving = qrCodes.filter((qrCode) => qrCode.directoryId !== directoryId)
        return perform(
          async () => {
            await client.qrCodes.bulkMove({ ids: moving.map(({ id }) => id), directoryId })
            return t('qrCodes.moved', { count: moving.length })
          },
          () => moveBack(moving),
        )
      },
      setStyle: (qrCodes: QrCodeItem[], style: Partial<Style>, isShown: (error: unknown) => boolean) =>
        perform(
          async () => {
            await client.qrCodes.bulkSetStyle({ ids: qrCodes.map(({ id }) => id), style })
            return t('qrCodes.styleDone', { count: qrCodes.length })
          },
          () => styleBack(qrCodes),
          isShown,
        ),
      setValidity: (qrCodes: QrCodeItem[], chosen: ChosenValidity) =>
        perform(
          async () => {
            await client.qrCodes.setExpire({ ids: qrCodes.map(({ id }) => id), ...chosen })
            return t('qrCodes.validityDone', { count: qrCodes.length })
          },
          canRevive(qrCodes, new Date()) ? () => validityBack(qrCodes) : undefined,
        ),
    }
  }, [queries, t])

  const deeds = useMemo<CodeDeeds>(
    () => ({
      rename: (qrCode) => setAsked({ dialog: 'rename', qrCodes: [qrCode], done: undefined }),
      duplicate: async (qrCode) => {
        await acts.perform(async () => {
          const { name } = await client.qrCodes.duplicate({ id: qrCode.id })
          return t('qrCodes.duplicated', { name })
        })
      },
      move: (qrCodes, done) => setAsked({ dialog: 'move', qrCodes, done }),
      validity: (qrCodes, done) => setAsked({ dialog: 'validity', qrCodes, done }),
      style: (qrCodes, done) => setAsked({ dialog: 'style', qrCodes, done }),
      form: (qrCodes, done) => setAsked({ dialog: 'form', qrCodes, done }),
      more: (deed, qrCodes, done) => setAsked({ dialog: deed, qrCodes, done }),
      download: (qrCodes) => {
        const [first] = qrCodes
        askToDownload({
          selection: { ids: qrCodes.map(({ id }) => id) },
          text: t('exports.codesCount', { count: qrCodes.length }),
          count: qrCodes.length,
          example: first && { id: first.id, name: first.name, directory: '' },
        })
      },
      urls: (qrCodes) => void startUrls({ ids: qrCodes.map(({ id }) => id) }),
      share: async (qrCodes, shared, done) => {
        const changing = await askToShare(qrCodes, shared, t)
        if (!changing) return
        const ids = changing.map(({ id }) => id)
        const isDone = await acts.perform(
          async () => {
            await client.qrCodes.bulkSetShare({ ids, shared })
            return t(shared ? 'qrCodes.sharedDone' : 'qrCodes.unsharedDone', { count: ids.length })
          },
          () => client.qrCodes.bulkSetShare({ ids, shared: !shared }),
        )
        if (isDone) done?.()
      },
      favourite: async (qrCodes, favourite, done) => {
        try {
          await setFavourite(qrCodes, favourite, queries)
          done?.()
        } catch (error) {
          toast.error(sentenceOf(error))
        }
      },
      remove: async (qrCodes, done) => {
        if (await removeCodes(qrCodes, { t, formats, perform: acts.perform })) done?.()
      },
    }),
    [acts, formats, queries, startUrls, t],
  )

  function done() {
    asked?.done?.()
    close()
  }
  async function finish(deed: Promise<boolean>) {
    if (await deed) done()
  }

  const first = asked?.qrCodes[0]
  const More = typeof asked?.dialog === 'object' ? asked.dialog.Dialog : undefined
  const dialog = asked && first && (
    <Suspense>
      {More && <More qrCodes={asked.qrCodes} onClose={close} onDone={done} />}
      {asked.dialog === 'rename' && <RenameDialog qrCode={first} onClose={close} />}
      {asked.dialog === 'move' && (
        <MoveDialog
          qrCodes={asked.qrCodes}
          onClose={close}
          onChoose={(directoryId) => finish(acts.move(asked.qrCodes, directoryId))}
        />
      )}
      {asked.dialog === 'form' && (
        <PutFormDialog
          ids={asked.qrCodes.map(({ id }) => id)}
          onChanged={() => {
            qrCodesChanged(queries)
            asked.done?.()
          }}
          onClose={close}
        />
      )}
      {asked.dialog === 'style' && (
        <StyleDialog
          qrCodes={asked.qrCodes}
          onClose={close}
          onChoose={(qrCodes, style, isShown) => finish(acts.setStyle(qrCodes, style, isShown))}
        />
      )}
      {asked.dialog === 'validity' && (
        <ValidityDialog
          qrCodes={asked.qrCodes}
          onClose={close}
          onChoose={(chosen) => finish(acts.setValidity(asked.qrCodes, chosen))}
        />
      )}
    </Suspense>
  )
  return { deeds, dialog }
}
