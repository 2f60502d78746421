import type { MadeKind } from '@matai/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LinkIcon, TextIcon } from '../../../../ui/editor-icons.ts'
import { FormIcon, HomeIcon } from '../../../../ui/icons.ts'
import { NewCodeStyle } from '../../../styles/public.tsx'
import { paths } from '../../../../paths.ts'
import { homeQuery } from '../../../directories/public.tsx'
import { templates, type Trade, trades } from '../templates/template-list.ts'
import { StartCard } from './start-card.tsx'
import css from './start.module.css'
import { TemplatePicture } from './template-picture.tsx'

const kinds: { kind: MadeKind; icon: typeof TextIcon }[] = [
  { kind: 'page', icon: TextIcon },
  { kind: 'jump', icon: LinkIcon },
  { kind: 'form', icon: FormIcon },
]

/** What a new code can begin with. Looking at one leaves nothing behind: the choice stands in the address. */
export function StartChooser({ directory }: { directory: string | undefined }) {
  const { t } = useTranslation()
  const { data: home } = useQuery(homeQuery)
  const [trade, setTrade] = useState<Trade | 'all'>('all')
  const within = directory ? { directory } : {}
  return (
    <div className={css.chooser}>
      <ul className={css.kinds} aria-label={t('kinds.choose')}>
        {kinds.map(({ kind, icon: Icon }) => (
          <li key={kind}>
            <StartCard start={kind} search={{ ...within, kind }}>
              <b>
                <Icon /> {t(kind === 'page' ? 'templates.blank' : `kinds.kind_${kind}`)}
              </b>
              <small>{t(`kinds.text_${kind}`)}</small>
            </StartCard>
          </li>
        ))}
        <li>
          <HomeCard isTaken={Boolean(home)} />
        </li>
      </ul>
      <Suspense>
        <NewCodeStyle />
      </Suspense>
      <div className={css.trades} role="group" aria-label={t('templates.trades')}>
        {(['all', ...trades] as const).map((one) => (
          <button key={one} type="button" aria-pressed={trade === one} onClick={() => setTrade(one)}>
            {t(`templates.trade_${one}`)}
          </button>
        ))}
      </div>
      <ul className={css.templates} aria-label={t('templates.title')}>
        {templates
          .filter((template) => trade === 'all' || template.trade === trade)
          .map((template) => (
            <li key={template.key}>
              <StartCard start={template.key} search={{ ...within, template: template.key }}>
                <TemplatePicture template={template} />
                <b>{t(template.title)}</b>
              </StartCard>
            </li>
          ))}
      </ul>
    </div>
  )
}

/** The company homepage begins with who the company is, on a screen of its own. */
function HomeCard({ isTaken }: { isTaken: boolean }) {
  const { t } = useTranslation()
  const words = (
    <>
      <b>
        <HomeIcon /> {t('kinds.kind_home')}
      </b>
      <small>{t(isTaken ? 'kinds.homepageExists' : 'kinds.text_home')}</small>
    </>
  )
  if (isTaken) {
    return (
      <button type="button" className={css.card} disabled>
        {words}
      </button>
    )
  }
  return (
    <Link to={paths.company} className={css.card}>
      {words}
    </Link>
  )
}
