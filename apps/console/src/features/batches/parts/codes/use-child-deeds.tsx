import type { BatchChild } from '@matai/contract'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { restyledAtOnce } from 'virtual:contract-constants'
import { paths } from '../../../../paths.ts'
import { DeleteIcon, DirectoryIcon, DownloadIcon, PrinterIcon, StyleIcon } from '../../../../ui/icons.ts'
import type { Deed } from '../../../../ui/list/use-deeds.ts'
import { type CodeDeeds, useCodeDeeds } from '../../../qr-codes/public.tsx'

/** What can be done with codes of a template, printed with its label; what may not be done says why. */
export function useChildDeeds(label: number | null, changed: () => unknown) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { deeds: act, dialog }: { deeds: CodeDeeds; dialog: ReactNode } = useCodeDeeds()
  const deeds = useMemo(() => {
    const codesOf = (children: readonly BatchChild[]) => children.map(({ code }) => code)
    const mayEdit = ({ code }: BatchChild) => (code.can.edit ? undefined : t('qrCodes.mayNotEditSome'))
    const print = (children: readonly BatchChild[]) => {
      const ids = codesOf(children).map(({ id }) => id)
      void navigate({ to: paths.print, search: { ids: ids.join(), ...(label ? { label } : {}) } })
    }
    const download = (children: readonly BatchChild[]) => act.download(codesOf(children))
    /** The deeds of codes ask, send and say by themselves. */
    const after = (clear?: () => void) => () => {
      clear?.()
      changed()
    }
    const all: Deed<BatchChild>[] = [
      {
        key: 'print',
        looks: true,
        label: t('qrCodes.print'),
        icon: <PrinterIcon />,
        run: (child) => print([child]),
        many: { run: print },
      },
      {
        key: 'download',
        label: t('exports.download'),
        icon: <DownloadIcon />,
        run: (child) => download([child]),
        many: { run: download },
      },
      {
        key: 'style',
        label: t('qrCodes.styleDots'),
        icon: <StyleIcon />,
        reason: mayEdit,
        run: ({ code }) => act.style([code], after()),
        many: {
          reason: (children) =>
            children.length > restyledAtOnce
              ? t('qrCodes.styleTooMany', { count: restyledAtOnce })
              : children.map(mayEdit).find((why) => why !== undefined),
          run: (children, clear) => act.style(codesOf(children), after(clear)),
        },
      },
      {
        key: 'move',
        label: t('qrCodes.move'),
        icon: <DirectoryIcon />,
        reason: mayEdit,
        run: ({ code }) => act.move([code], after()),
        many: { run: (children, clear) => act.move(codesOf(children), after(clear)) },
      },
      {
        key: 'remove',
        label: t('app.delete'),
        icon: <DeleteIcon />,
        danger: true,
        reason: ({ code }) => (code.can.delete ? undefined : t('qrCodes.mayNotDeleteSome')),
        run: ({ code }) => void act.remove([code], after()),
        many: {
          label: (count) => t('qrCodes.removeMany', { count }),
          run: (children, clear) => void act.remove(codesOf(children), after(clear)),
        },
      },
    ]
    return all
  }, [act, changed, label, navigate, t])
  return { deeds, dialog }
}
