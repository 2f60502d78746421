import { type PresetId, presets, type Trade, trades } from '@matai/qr/presets'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../../paths.ts'
import { ButtonLink } from '../../../../ui/button-link.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { useNarrow } from '../../../../ui/use-mode.ts'
import { useUrlState } from '../../../../ui/use-url-state.ts'
import { useSampleAddress } from '../mine/sample-address.ts'
import { QrPicture } from '../qr-picture.tsx'
import { startStyle } from '../start-style.ts'
import { PresetFilter } from './preset-filter.tsx'
import css from './preset-wall.module.css'
import { lookOf, presetsFor } from './presets.ts'

/** Our looks by trade on a wall: whatever is looked at hangs large beside it, each is a start for a style of one's own. */
export function PresetWall() {
  const { t } = useTranslation()
  const content = useSampleAddress()
  const narrow = useNarrow()
  const [{ trade: wanted, q }, setUrl] = useUrlState({ trade: '', q: '' })
  const trade = trades.find((one) => one === wanted) ?? ''
  const nameOf = ({ id }: { id: PresetId }) => t(`presets.${id}`)
  const found = presetsFor(presets, { trade, keyword: q, nameOf })
  const [looked, setLooked] = useState<PresetId | null>(null)
  const shown = found.find(({ id }) => id === looked) ?? found[0]
  const words = t('styles.frameTextExample')
  const styleOf = (preset: (typeof presets)[number]) => ({ ...startStyle, ...lookOf(startStyle, preset.look, words) })

  return (
    <section aria-labelledby="preset-wall" className={css.section}>
      <h2 id="preset-wall">{t('styles.wall')}</h2>
      <PresetFilter
        trade={trade}
        keyword={q}
        onChange={(change) =>
          void setUrl({
            ...('trade' in change && { trade: change.trade as Trade | '' }),
            ...('keyword' in change && { q: change.keyword ?? '' }),
          })
        }
      />
      {!shown && <EmptyState title={t('styles.noPreset')} />}
      {shown && (
        <div className={css.wall}>
          <ul className={css.cards}>
            {found.map((preset) => (
              <li key={preset.id}>
                <Link
                  to={paths.newStyle}
                  search={{ preset: preset.id }}
                  className={css.card}
                  onMouseEnter={() => setLooked(preset.id)}
                  onFocus={() => setLooked(preset.id)}
                >
                  <span className={css.paper}>
                    <QrPicture content={content} style={styleOf(preset)} alt="" width={116} />
                  </span>
                  <span>{nameOf(preset)}</span>
                  <small>{t(`presets.trade_${preset.trade}`)}</small>
                </Link>
              </li>
            ))}
          </ul>
          {!narrow && (
            <aside className={css.large} aria-label={t('styles.preview')}>
              <div className={css.paper}>
                <QrPicture content={content} style={styleOf(shown)} alt={nameOf(shown)} width={260} />
              </div>
              <div>
                <b>{nameOf(shown)}</b>
                <small>{t(`presets.trade_${shown.trade}`)}</small>
              </div>
              <ButtonLink color="primary" variant="solid" block to={paths.newStyle} search={{ preset: shown.id }}>
                {t('styles.startFrom')}
              </ButtonLink>
            </aside>
          )}
        </div>
      )}
    </section>
  )
}
