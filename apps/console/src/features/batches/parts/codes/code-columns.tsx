import type { BatchChild, BatchColumn } from '@matai/contract'
import { Link } from '@tanstack/react-router'
import { Button } from 'antd'
import type { TFunction } from 'i18next'
import { paths } from '../../../../paths.ts'
import type { Formats } from '../../../../ui/format.ts'
import { CopyIcon, WarningIcon } from '../../../../ui/icons.ts'
import type { ListColumn } from '../../../../ui/list/shown-columns.ts'
import { copyAddress, PictureCell } from '../../../qr-codes/public.tsx'
import css from './codes.module.css'

interface ColumnNeeds {
  t: TFunction
  formats: Formats
  columns: readonly BatchColumn[]
  onEdit: (child: BatchChild) => void
}

/** Values that are shown before somebody chooses columns. */
const shownValues = 3

export function codeColumns({ t, formats, columns, onEdit }: ColumnNeeds): ListColumn<BatchChild>[] {
  return [
    {
      key: 'picture',
      title: t('qrCodes.picture'),
      width: 68,
      hidden: true,
      render: ({ code }) => <PictureCell qrCode={code} width={44} />,
    },
    {
      key: 'name',
      title: t('qrCodes.name'),
      locked: true,
      fixed: 'start',
      render: (child) => <CodeName child={child} t={t} />,
    },
    ...columns.map(
      ({ key, name }, place): ListColumn<BatchChild> => ({
        key: `value-${key}`,
        title: name,
        hidden: place >= shownValues,
        render: ({ values }) => (
          <span className={css.value} title={values[key] ?? ''}>
            {values[key] ?? ''}
          </span>
        ),
      }),
    ),
    {
      key: 'address',
      title: t('batchScreens.address'),
      render: ({ code }) => (
        <span className={css.address}>
          <a href={code.url} target="_blank" rel="noreferrer">
            {code.id}
          </a>
          <Button
            type="text"
            size="small"
            icon={<CopyIcon />}
            aria-label={`${t('qrCodes.copyAddress')} · ${code.name}`}
            title={t('qrCodes.copyAddress')}
            onClick={() => void copyAddress(code.url, t)}
          />
        </span>
      ),
    },
    {
      key: 'updated',
      title: t('batchScreens.updated'),
      width: 168,
      render: ({ updatedAt }) => formats.formatInstant(updatedAt),
    },
    {
      key: 'actions',
      title: t('batchScreens.actions'),
      locked: true,
      fixed: 'end',
      render: (child) => <CodeActions child={child} t={t} onEdit={onEdit} />,
    },
  ]
}

/** Name and number, and a sign when the code could not follow its template. */
export function CodeName({ child: { code, number, problem }, t }: { child: BatchChild; t: TFunction }) {
  return (
    <div className={css.names}>
      <Link to={paths.qrCode(code.id)} className={css.name} title={code.name}>
        {code.name}
      </Link>
      <span className={css.number}>
        {number}
        {problem && (
          <span className={css.behind} title={problem}>
            <WarningIcon /> {t('batchScreens.behind')}
          </span>
        )}
      </span>
    </div>
  )
}

interface CodeActionsProps {
  child: BatchChild
  t: TFunction
  onEdit: (child: BatchChild) => void
}

export function CodeActions({ child, t, onEdit }: CodeActionsProps) {
  return (
    <div className={css.actions}>
      <Button type="link" size="small" onClick={() => onEdit(child)}>
        {t('batchScreens.editValues')}
      </Button>
      <Link to={paths.qrCode(child.code.id, 'style')}>{t('qrCodes.styleShort')}</Link>
    </div>
  )
}
