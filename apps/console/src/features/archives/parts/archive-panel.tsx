import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { exportsQuery, isOpen } from '../../../downloads.ts'
import { Panel } from '../../../ui/panel.tsx'
import { isAdmin, useUser } from '../../../user.ts'
import css from '../archives.module.css'
import { CodesDialog } from './codes-dialog.tsx'
import { ImportItem } from './import-item.tsx'
import { MakeDialog } from './make-dialog.tsx'
import { archivesQuery } from './queries.ts'
import { TakeDialog } from './take-dialog.tsx'

/** All of an account in one file, and such a file in this one: for its administrator. */
export function ArchivePanel() {
  const user = useUser()
  return isAdmin(user) ? <ArchivesOf accountId={user.account.id} /> : null
}

function ArchivesOf({ accountId }: { accountId: number }) {
  const { t } = useTranslation()
  const [asked, setAsked] = useState<'make' | 'take' | 'codes' | null>(null)
  const { data: exported } = useQuery(exportsQuery(accountId))
  const { data } = useQuery(archivesQuery(accountId))
  const making = exported?.list.some((task) => task.kind === 'archive' && isOpen(task)) ?? false
  const taking = data?.list.some(({ state }) => state === 'waiting' || state === 'running') ?? false
  const close = () => setAsked(null)
  return (
    <Panel title={t('archives.title')}>
      <p className={css.text}>{t('archives.text')}</p>
      {making && (
        <p className={css.text} role="status">
          {t('archives.making')}
        </p>
      )}
      <div className={css.actions}>
        <Button disabled={making} onClick={() => setAsked('make')}>
          {t('archives.make')}
        </Button>
        <Button disabled={taking || !data} onClick={() => setAsked('take')}>
          {t('archives.take')}
        </Button>
        <Button onClick={() => setAsked('codes')}>{t('codeImports.open')}</Button>
      </div>
      {data && data.list.length > 0 && (
        <ul className={css.list} aria-label={t('archives.imports')}>
          {data.list.map((one) => (
            <ImportItem key={one.id} one={one} accountId={accountId} />
          ))}
        </ul>
      )}
      {asked === 'codes' && <CodesDialog onClose={close} />}
      {asked === 'make' && <MakeDialog onClose={close} />}
      {asked === 'take' && <TakeDialog accountId={accountId} isEmpty={data?.isEmpty ?? false} onClose={close} />}
    </Panel>
  )
}
