import type { StyleTemplate } from '@matai/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { styleNameMax } from 'virtual:contract-constants'
import { paths } from '../../../../paths.ts'
import { ButtonLink } from '../../../../ui/button-link.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { AddIcon } from '../../../../ui/icons.ts'
import { ListScreen } from '../../../../ui/list/list-screen.tsx'
import { NameDialog } from '../../../../ui/name-dialog.tsx'
import { useUrlState } from '../../../../ui/use-url-state.ts'
import { ApplyDialog } from '../apply/apply-dialog.tsx'
import { DownloadDialog } from '../download/download-dialog.tsx'
import { filesOf } from '../pictures/style-files.ts'
import css from './my-styles.module.css'
import { useSampleAddress } from './sample-address.ts'
import { StyleCard } from './style-card.tsx'
import { savedStyles, styleQuery } from './style-queries.ts'
import { type StyleDialog, useStyleDeeds } from './use-style-deeds.tsx'

const nobody = { apply: 0, download: 0, rename: 0 }

/** What the account keeps, as cards; the last changed first. */
export function MyStyles() {
  const { t } = useTranslation()
  const content = useSampleAddress()
  const [{ apply, download, rename }, setUrl] = useUrlState(nobody)
  const open = (dialog: StyleDialog, { id }: StyleTemplate) => void setUrl({ [dialog]: id }, { push: true })
  const close = () => void setUrl(nobody)
  const { deedsOf, saveName } = useStyleDeeds(open)
  const changed = savedStyles.useChanged()
  const [applied, downloaded, renamed] = [useStyle(apply), useStyle(download), useStyle(rename)]

  return (
    <section aria-labelledby="my-styles" className={css.section}>
      <h2 id="my-styles" className={css.heading}>
        {t('styles.mine')}
      </h2>
      <ListScreen<StyleTemplate, Parameters<typeof savedStyles.useList>[0]>
        name="styles"
        label={t('styles.mine')}
        resource={savedStyles}
        rowKey={({ id }) => id}
        card={(template) => (
          <StyleCard
            template={template}
            content={content}
            deeds={deedsOf(template)}
            changed={changed}
            onApply={() => open('apply', template)}
          />
        )}
        searchBy={t('styles.searchMine')}
        create={
          <ButtonLink color="primary" variant="solid" icon={<AddIcon />} to={paths.newStyle}>
            {t('styles.new')}
          </ButtonLink>
        }
        empty={<EmptyState title={t('styles.none')} text={t('styles.noneText')} />}
      />
      {applied && <ApplyDialog template={applied} onClose={close} />}
      {downloaded && (
        <DownloadDialog
          content={content}
          style={downloaded.style}
          files={filesOf(downloaded.style, downloaded.files)}
          drawn={{ content, style: downloaded.style }}
          isSaved
          name={downloaded.name}
          onClose={close}
        />
      )}
      {renamed && (
        <NameDialog
          label={t('styles.name')}
          max={styleNameMax}
          title={t('styles.renameTitle')}
          action={t('app.save')}
          initial={renamed.name}
          onClose={close}
          onSubmit={(name) => saveName(renamed, name)}
        />
      )}
    </section>
  )
}

/** The style that a dialog is open for; the address may name one of another page. */
function useStyle(id: number): StyleTemplate | undefined {
  const { data } = useQuery({ ...styleQuery(id), enabled: id > 0 })
  return id > 0 ? data : undefined
}
