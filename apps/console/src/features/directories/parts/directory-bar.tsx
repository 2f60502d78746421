import type { Directory } from '@matai/contract'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { AddIcon } from '../../../ui/icons.ts'
import { UnlessLooking } from '../../../ui/unless-looking.tsx'
import css from './directory-bar.module.css'
import { DirectoryMenu } from './directory-menu.tsx'
import { DirectoryPicker } from './picker.tsx'
import type { DirectoryDeeds } from './use-directory-deeds.ts'

interface DirectoryBarProps {
  directories: Directory[]
  /** Zero is all of them. */
  chosen: number
  onChoose: (id: number) => void
  deeds: DirectoryDeeds
}

/** What a phone has in place of the tree: a list to choose from, and what can be done with the chosen one. */
export function DirectoryBar({ directories, chosen, onChoose, deeds }: DirectoryBarProps) {
  const { t } = useTranslation()
  const current = directories.find(({ id }) => id === chosen)
  return (
    <div className={css.narrow}>
      <DirectoryPicker label={t('directories.title')} value={chosen} onChange={onChoose} top={t('directories.all')} />
      <UnlessLooking>
        <Button icon={<AddIcon />} aria-label={t('directories.add')} onClick={() => deeds.ask('add', null)} />
      </UnlessLooking>
      {current && <DirectoryMenu directory={current} directories={directories} deeds={deeds} reachable />}
    </div>
  )
}
