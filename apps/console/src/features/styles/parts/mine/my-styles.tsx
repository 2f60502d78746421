import type { StyleTemplate } from '@matai/contract'
import { useQuery } from '@tanstack/react-query'
import { Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../../paths.ts'
import { ButtonLink } from '../../../../ui/button-link.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { ErrorState } from '../../../../ui/error-state.tsx'
import { AddIcon, SearchIcon } from '../../../../ui/icons.ts'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { useUrlState } from '../../../../ui/use-url-state.ts'
import { ApplyDialog } from '../apply/apply-dialog.tsx'
import { DownloadDialog } from '../download/download-dialog.tsx'
import { filesOf } from '../pictures/style-files.ts'
import css from './my-styles.module.css'
import { NameDialog } from '../../../../ui/name-dialog.tsx'
import { styleNameMax } from 'virtual:contract-constants'
import { useSampleAddress } from './sample-address.ts'
import { StyleCard } from './style-card.tsx'
import { myStylesQuery } from './style-queries.ts'
import { useStyleDeeds } from './use-style-deeds.ts'

/** From how many on one searches rather than looks. */
const many = 8

/** What the account keeps, as cards; the last changed first. */
export function MyStyles() {
  const { t } = useTranslation()
  const content = useSampleAddress()
  const { data, error, refetch } = useQuery(myStylesQuery)
  const [{ keyword, apply, download, rename }, setUrl] = useUrlState({ keyword: '', apply: 0, download: 0, rename: 0 })
  const deeds = useStyleDeeds()
  const found = (data ?? []).filter(({ name }) => name.toLowerCase().includes(keyword.trim().toLowerCase()))
  const asked = (id: number) => data?.find((template) => template.id === id)
  const [applied, downloaded, renamed] = [asked(apply), asked(download), asked(rename)]
  const open = (deed: 'apply' | 'download' | 'rename') => (template: StyleTemplate) =>
    void setUrl({ [deed]: template.id }, { push: true })

  function body() {
    if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
    if (!data) return <Skeleton rows={4} height={28} />
    if (data.length === 0) {
      return <EmptyState title={t('styles.none')} text={t('styles.noneText')} />
    }
    if (found.length === 0) return <EmptyState title={t('app.nothingFound', { keyword })} />
    return (
      <ul className={css.cards}>
        {found.map((template) => (
          <li key={template.id}>
            <StyleCard
              template={template}
              content={content}
              deeds={{ ...deeds, apply: open('apply'), download: open('download'), rename: open('rename') }}
            />
          </li>
        ))}
      </ul>
    )
  }

  return (
    <section aria-labelledby="my-styles" className={css.section}>
      <header className={css.header}>
        <h2 id="my-styles">{t('styles.mine')}</h2>
        {data && data.length >= many && (
          <Input
            className={css.search}
            prefix={<SearchIcon />}
            allowClear
            value={keyword}
            aria-label={t('styles.searchMine')}
            placeholder={t('styles.searchMine')}
            onChange={(event) => void setUrl({ keyword: event.target.value })}
          />
        )}
        <ButtonLink className={css.new ?? ''} color="primary" variant="solid" icon={<AddIcon />} to={paths.newStyle}>
          {t('styles.new')}
        </ButtonLink>
      </header>
      {body()}
      {applied && <ApplyDialog template={applied} onClose={() => void setUrl({ apply: 0 })} />}
      {downloaded && (
        <DownloadDialog
          content={content}
          style={downloaded.style}
          files={filesOf(downloaded.style, downloaded.files)}
          drawn={{ content, style: downloaded.style }}
          name={downloaded.name}
          onClose={() => void setUrl({ download: 0 })}
        />
      )}
      {renamed && (
        <NameDialog
          label={t('styles.name')}
          max={styleNameMax}
          title={t('styles.renameTitle')}
          action={t('app.save')}
          initial={renamed.name}
          onClose={() => void setUrl({ rename: 0 })}
          onSubmit={(name) => deeds.saveName(renamed, name)}
        />
      )}
    </section>
  )
}
