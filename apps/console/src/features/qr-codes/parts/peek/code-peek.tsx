import type { QrCodeItem } from '@matai/contract'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { codeTabs } from '../../../../code-slots.ts'
import { paths } from '../../../../paths.ts'
import { SidePanel } from '../../../../ui/side-panel.tsx'
import { LastDeed } from '../../../audit/public.tsx'
import { CodeActions } from '../home/code-actions.tsx'
import { CodeFacts } from '../home/code-facts.tsx'
import { Neighbours } from '../home/neighbours.tsx'
import { PictureCell } from '../list/picture-cell.tsx'
import { StateTags } from '../list/state-tags.tsx'
import css from './code-peek.module.css'
import { RecentScans } from './recent-scans.tsx'

interface CodePeekProps {
  qrCode: QrCodeItem
  onGo: (id: string, page?: number) => void
  onClose: () => void
}

/** A code beside its list: what it is, how it does, and the ways on. */
export function CodePeek({ qrCode, onGo, onClose }: CodePeekProps) {
  const { t } = useTranslation()
  const { id, name } = qrCode
  return (
    <SidePanel label={t('qrCodes.peekOf', { name })} onClose={onClose} actions={<Neighbours id={id} onGo={onGo} />}>
      <div className={css.picture}>
        <PictureCell qrCode={qrCode} width={168} />
      </div>
      <div className={css.words}>
        <h2>
          <Link to={paths.qrCode(id)}>{name}</Link>
        </h2>
        <span className={css.tags}>
          <StateTags qrCode={qrCode} />
        </span>
        <CodeFacts qrCode={qrCode} />
      </div>
      <div className={css.actions}>
        <CodeActions qrCode={qrCode} onRemoved={onClose} />
      </div>
      <RecentScans qrCode={qrCode} />
      <section aria-label={t('qrCodes.lastDeed')} className={css.deed}>
        <h3>{t('qrCodes.lastDeed')}</h3>
        <LastDeed qrCodeId={id} />
      </section>
      <nav aria-label={t('qrCodes.tabs')} className={css.ways}>
        {codeTabs.map(({ key, label }) => (
          <Link key={key} to={paths.qrCode(id, key)}>
            {t(key === '' ? 'qrCodes.editContent' : label)}
          </Link>
        ))}
      </nav>
    </SidePanel>
  )
}
