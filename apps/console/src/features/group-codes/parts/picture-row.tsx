import { UnlessLooking } from '../../../ui/unless-looking.tsx'
import type { GroupMode, SubCode } from '@matai/contract'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { DownIcon, UpIcon, UploadIcon } from '../../../ui/editor-icons.ts'
import { useFormats } from '../../../ui/format.ts'
import { DeleteIcon, EditIcon } from '../../../ui/icons.ts'
import { StateTag } from '../../../ui/state-tag.tsx'
import css from '../group-codes.module.css'

interface PictureRowProps {
  sub: SubCode
  mode: GroupMode
  isBusy: boolean
  onEdit: () => void
  /** Another picture of the same group, as WeChat wants one every week. */
  onRenew: () => void
  /** undefined: it stands at that end. */
  onUp: (() => void) | undefined
  onDown: (() => void) | undefined
  onRemove: () => void
}

const tones = { open: 'success', full: 'warning', ended: 'warning', paused: 'quiet' } as const

/** One picture: what it shows, how many have a place in it, until when. */
export function PictureRow({ sub, mode, isBusy, onEdit, onRenew, onUp, onDown, onRemove }: PictureRowProps) {
  const { t } = useTranslation()
  const { formatNumber, formatInstant } = useFormats()
  const { name, file, taken, most, until, state, weight } = sub
  return (
    <li className={css.picture}>
      {file ? (
        <img src={file.url} alt={name} loading="lazy" />
      ) : (
        <span className={css.soft}>{t('groupCodes.stopped')}</span>
      )}
      <span className={css.names}>
        <span>
          <strong>{name}</strong> <StateTag tone={tones[state]}>{t(`groupCodes.state_${state}`)}</StateTag>
        </span>
        <span className={css.soft}>
          {most === null
            ? t('groupCodes.takenEndless', { taken: formatNumber(taken) })
            : t('groupCodes.takenOf', { taken: formatNumber(taken), most: formatNumber(most) })}
          {' · '}
          {until ? t('groupCodes.until', { at: formatInstant(until) }) : t('groupCodes.neverEnds')}
          {mode === 'weight' && ` · ${t('groupCodes.weightIs', { weight })}`}
        </span>
      </span>
      <span className={css.deeds}>
        <UnlessLooking>
          {' '}
          <Button
            size="small"
            icon={<UpIcon />}
            aria-label={t('groupCodes.moveUp', { name })}
            disabled={isBusy || !onUp}
            onClick={onUp}
          />
          <Button
            size="small"
            icon={<DownIcon />}
            aria-label={t('groupCodes.moveDown', { name })}
            disabled={isBusy || !onDown}
            onClick={onDown}
          />
          <Button
            size="small"
            icon={<UploadIcon />}
            aria-label={t('groupCodes.renewOf', { name })}
            title={t('groupCodes.renewOf', { name })}
            disabled={isBusy}
            onClick={onRenew}
          />
        </UnlessLooking>
        <Button size="small" icon={<EditIcon />} aria-label={t('groupCodes.editOf', { name })} onClick={onEdit} />
        <UnlessLooking>
          {' '}
          <Button
            size="small"
            danger
            icon={<DeleteIcon />}
            aria-label={t('groupCodes.removeOf', { name })}
            disabled={isBusy}
            onClick={onRemove}
          />
        </UnlessLooking>
      </span>
    </li>
  )
}
