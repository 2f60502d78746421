import type { BlockedCode } from '@matai/contract'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { useFormats } from '../../../ui/format.ts'
import { ListScreen } from '../../../ui/list/list-screen.tsx'
import { blockedCodes } from './abuse-queries.ts'
import { CodeName, OwnerName } from './code-name.tsx'
import css from './operator.module.css'
import type { OperatorListProps } from './reported-list.tsx'

/** Live codes that are stopped, or those whose owners wait for an answer. */
export function BlockedList({ appealed, onOpen }: OperatorListProps & { appealed: boolean }) {
  const { t } = useTranslation()
  const { formatInstant } = useFormats()
  const columns = useMemo(
    () => [
      {
        key: 'code',
        title: t('abuse.code'),
        locked: true,
        render: ({ code }: BlockedCode) => <CodeName code={code} onOpen={onOpen} />,
      },
      {
        key: 'owner',
        title: t('abuse.owner'),
        width: 180,
        render: ({ code }: BlockedCode) => <OwnerName code={code} />,
      },
      {
        key: 'reason',
        title: t('abuse.blockReason'),
        render: ({ block }: BlockedCode) => <span className={css.said}>{block.reason}</span>,
      },
      ...(appealed
        ? [{ key: 'appeal', title: t('abuse.appealColumn'), render: (row: BlockedCode) => <Appeal row={row} /> }]
        : [
            { key: 'by', title: t('abuse.by'), width: 160, render: ({ block }: BlockedCode) => block.by },
            {
              key: 'at',
              title: t('abuse.blockedAt'),
              width: 180,
              render: ({ block }: BlockedCode) => formatInstant(block.at),
            },
          ]),
    ],
    [t, formatInstant, onOpen, appealed],
  )
  return (
    <ListScreen
      name={appealed ? 'appeals' : 'blocks'}
      label={t(appealed ? 'abuse.tabAppeals' : 'abuse.tabBlocks')}
      resource={blockedCodes}
      asked={{ state: appealed ? 'appealed' : 'standing' }}
      columns={columns}
      rowKey={({ code }) => code.id}
      onOpen={({ code }) => onOpen(code.id)}
      card={(row) => (
        <article className={css.card}>
          <CodeName code={row.code} onOpen={onOpen} />
          <span className={css.said}>{row.block.reason}</span>
          <Appeal row={row} />
          <span className={css.soft}>
            <OwnerName code={row.code} /> · {row.block.by} · {formatInstant(row.block.at)}
          </span>
        </article>
      )}
      empty={<EmptyState title={t(appealed ? 'abuse.noAppeals' : 'abuse.noBlocks')} />}
    />
  )
}

/** What the owner says, as long as nobody answered. */
function Appeal({ row: { block } }: { row: BlockedCode }) {
  const { t } = useTranslation()
  const { formatInstant } = useFormats()
  if (!block.appeal || block.answer) return null
  return (
    <span className={css.said}>
      {block.appeal.text}
      <span className={css.soft}> {t('abuse.waitingSince', { at: formatInstant(block.appeal.at) })}</span>
    </span>
  )
}
