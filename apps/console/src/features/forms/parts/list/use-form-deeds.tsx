import type { FormItem } from '@matai/contract'
import { useQueryClient } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formTitleMax } from '@matai/form-kit/limits'
import { client } from '../../../../client.ts'
import { CopyIcon, DeleteIcon, DirectoryIcon, EditIcon } from '../../../../ui/icons.ts'
import type { Deed } from '../../../../ui/list/use-deeds.ts'
import { toast } from '../../../../ui/toast-store.ts'
import { formsChanged } from '../queries.ts'
import { MoveDialog } from './move-dialog.tsx'

const NameDialog = lazy(async () => ({ default: (await import('../../../../ui/name-dialog.tsx')).NameDialog }))
const NewFormDialog = lazy(async () => ({ default: (await import('./new-form-dialog.tsx')).NewFormDialog }))
const ShareDialog = lazy(async () => ({ default: (await import('./share-dialog.tsx')).ShareDialog }))

/** What a dialog is open for. */
type Asked =
  | { do: 'create' }
  | { do: 'rename' | 'share'; form: FormItem }
  | { do: 'move'; forms: readonly FormItem[]; onDone?: () => void }
export type Ask = (asked: Asked) => void

/** What can be done with forms, and the dialogs that it takes. New ones come into the group that is open. */
export function useFormDeeds(groupId: number | null) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const [asked, ask] = useState<Asked | null>(null)
  const close = () => ask(null)

  const deeds = useMemo(() => {
    const one: Deed<FormItem>[] = [
      {
        key: 'rename',
        label: t('formScreens.rename'),
        icon: <EditIcon />,
        shortcut: 'F2',
        run: (form) => ask({ do: 'rename', form }),
      },
      {
        key: 'move',
        label: t('formScreens.move'),
        icon: <DirectoryIcon />,
        run: (form) => ask({ do: 'move', forms: [form] }),
        many: { run: (forms, onDone) => ask({ do: 'move', forms, onDone }) },
      },
      {
        key: 'duplicate',
        label: t('formScreens.duplicate'),
        icon: <CopyIcon />,
        async run({ id, title, groupId: group }) {
          const { document } = await client.forms.info({ id })
          const name = t('app.copyOf', { name: title }).slice(0, formTitleMax)
          await client.forms.save({ groupId: group, document: { ...document, title: name } })
          return { said: t('formScreens.duplicated', { name }) }
        },
      },
      {
        key: 'remove',
        label: t('formScreens.remove'),
        icon: <DeleteIcon />,
        danger: true,
        reason: ({ can }) => (can.delete ? undefined : t('formScreens.mayNotDelete')),
        asks: ({ title, records, codes }) => ({
          title: t('formScreens.removeTitle', { name: title }),
          text: removalOf({ records, codes }, t),
          action: t('formScreens.remove'),
          danger: true,
          ...(records > 0 || codes > 0 ? { typed: title } : {}),
        }),
        async run({ id, title, codes }) {
          // Whoever agreed has read on how many codes it stands; what stands in templates alone is refused with their names.
          await client.forms.delete({ ids: [id], evenInUse: codes > 0 })
          return { said: t('formScreens.removed', { name: title }) }
        },
        many: {
          asks(forms) {
            const records = forms.reduce((sum, form) => sum + form.records, 0)
            const codes = forms.reduce((sum, form) => sum + form.codes, 0)
            const title = t('formScreens.removeManyTitle', { count: forms.length })
            return {
              title,
              text: removalOf({ records, codes }, t),
              action: t('formScreens.remove'),
              danger: true,
              ...(records > 0 || codes > 0 ? { typed: String(forms.length) } : {}),
            }
          },
          async run(forms) {
            const evenInUse = forms.some(({ codes }) => codes > 0)
            await client.forms.delete({ ids: forms.map(({ id }) => id), evenInUse })
            return { said: t('formScreens.removedMany', { count: forms.length }) }
          },
        },
      },
    ]
    return one
  }, [t])

  /** A title stands in the document: what fillers see has the new one when nothing else waits to be published. */
  async function rename({ id }: FormItem, title: string): Promise<void> {
    const { document, version, published } = await client.forms.info({ id })
    await client.forms.save({ id, version, document: { ...document, title }, publish: published === version })
    await formsChanged(queries)
    toast.success(t('formScreens.renamed'))
  }

  const dialog = asked && (
    <Suspense>
      {asked.do === 'create' && <NewFormDialog groupId={groupId} onClose={close} />}
      {asked.do === 'move' && <MoveDialog {...asked} onClose={close} />}
      {asked.do === 'share' && <ShareDialog form={asked.form} onClose={close} />}
      {asked.do === 'rename' && (
        <NameDialog
          title={t('formScreens.rename')}
          label={t('formScreens.name')}
          action={t('formScreens.rename')}
          initial={asked.form.title}
          max={formTitleMax}
          onClose={close}
          onSubmit={(title) => rename(asked.form, title)}
        />
      )}
    </Suspense>
  )
  return { deeds, ask: ask as Ask, dialog }
}

/** What goes with forms: their records, and the buttons of codes. */
function removalOf({ records, codes }: Pick<FormItem, 'records' | 'codes'>, t: TFunction): string {
  const kept = records > 0 ? t('formScreens.removeText', { count: records }) : t('formScreens.removeUnused')
  return codes > 0 ? `${t('codeForms.removeUsed', { count: codes })}${kept}` : kept
}
