import type { StyleTemplate } from '@matai/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { client } from '../../../../client.ts'
import { paths } from '../../../../paths.ts'
import { TextIcon } from '../../../../ui/editor-icons.ts'
import { CopyIcon, DeleteIcon, DownloadIcon, EditIcon, StarIcon } from '../../../../ui/icons.ts'
import type { Deed } from '../../../../ui/list/use-deeds.ts'
import { toast } from '../../../../ui/toast-store.ts'
import { useUser } from '../../../../user.ts'
import { stylesChanged } from './style-queries.ts'

/** What a dialog is open for. */
export type StyleDialog = 'apply' | 'download' | 'rename'

/** What can be done with a saved style; `open` opens the dialogs of some. */
export function useStyleDeeds(open: (dialog: StyleDialog, template: StyleTemplate) => void) {
  const { t } = useTranslation()
  const { beautyTemplateId } = useUser()
  const queries = useQueryClient()
  const navigate = useNavigate()

  async function saveName({ id }: StyleTemplate, name: string): Promise<void> {
    stylesChanged(queries, await client.styleTemplates.renameTemplate({ id, name }))
    toast.success(t('app.saved'))
  }

  const deedsOf = ({ isDefault }: StyleTemplate): Deed<StyleTemplate>[] => [
    {
      key: 'edit',
      icon: <EditIcon />,
      label: t('styles.edit'),
      run: ({ id }) => void navigate({ to: paths.style(id) }),
    },
    {
      // What new codes of this person take; null: the plain style again.
      key: 'choose',
      icon: <StarIcon />,
      label: t(isDefault ? 'styles.clearDefault' : 'styles.setDefault'),
      async run({ id, name }) {
        await client.styleTemplates.setUserTemplate({ id: isDefault ? null : id })
        return {
          said: t(isDefault ? 'styles.defaultCleared' : 'styles.defaultSet', { name }),
          undo: () => client.styleTemplates.setUserTemplate({ id: isDefault ? id : beautyTemplateId }),
        }
      },
    },
    {
      key: 'copy',
      icon: <CopyIcon />,
      label: t('styles.copy'),
      run: ({ id }) => void navigate({ to: paths.newStyle, search: { copy: id } }),
    },
    { key: 'rename', icon: <TextIcon />, label: t('styles.rename'), run: (style) => open('rename', style) },
    {
      key: 'download',
      looks: true,
      icon: <DownloadIcon />,
      label: t('styles.download'),
      run: (style) => open('download', style),
    },
    {
      // Codes keep their looks, so a style that is gone is only missed here: it can be taken back for a while.
      key: 'remove',
      icon: <DeleteIcon />,
      label: t('app.delete'),
      danger: true,
      async run({ id, name, style }) {
        await client.styleTemplates.del({ id })
        return {
          said: t('styles.removed', { name }),
          async undo() {
            const again = await client.styleTemplates.saveTemplate({ name, style })
            if (isDefault) await client.styleTemplates.setUserTemplate({ id: again.id })
          },
        }
      },
    },
  ]
  return { deedsOf, saveName }
}
