import type { RecordItem } from '@matai/contract'
import { type Component, schemaOf } from '@matai/form-kit/schema'
import { Link } from '@tanstack/react-router'
import { Button } from 'antd'
import type { TFunction } from 'i18next'
import { paths } from '../../../paths.ts'
import type { Formats } from '../../../ui/format.ts'
import type { ListColumn } from '../../../ui/list/shown-columns.ts'
import { answerText } from './answer-text.ts'
import { Charge } from './charge.tsx'
import css from './records.module.css'
import { FollowUpState } from './follow-up-state.tsx'
import { ApprovalState, WaitsFor } from './approval/waits-for.tsx'
import { titleOf } from './title-of.ts'

interface ColumnNeeds {
  t: TFunction
  formats: Formats
  components: readonly Component[]
  /** Questions that the form no longer has. */
  former: readonly Component[]
  hasExam: boolean
  onOpen: (record: RecordItem) => void
}

/** Questions that stand in the table until others are chosen. */
const shownAtFirst = 5

export function recordColumns({
  t,
  formats,
  components,
  former,
  hasExam,
  onOpen,
}: ColumnNeeds): ListColumn<RecordItem>[] {
  const asked = components.filter(({ type }) => schemaOf(type).answer !== null)
  return [
    {
      key: 'number',
      title: t('recordScreens.number'),
      locked: true,
      fixed: 'start',
      width: 96,
      render: (record) => (
        <Button type="link" size="small" onClick={() => onOpen(record)}>
          {record.number}
        </Button>
      ),
    },
    ...[...asked, ...former].map((component, place) => ({
      key: `q-${component.id}`,
      title:
        place < asked.length
          ? titleOf(component, t)
          : t('recordScreens.formerQuestion', { title: titleOf(component, t) }),
      hidden: place >= Math.min(shownAtFirst, asked.length),
      ...(schemaOf(component.type).isNumeric ? { align: 'right' as const } : {}),
      render: (record: RecordItem) => {
        const text = record.locked ? '' : answerText(component, record, t)
        return (
          <span className={css.cell} title={text}>
            {text}
          </span>
        )
      },
    })),
    {
      key: 'filler',
      title: t('recordScreens.filler'),
      width: 120,
      render: ({ filler, locked }) => (locked ? t('recordScreens.locked') : filler?.name || t('recordScreens.nobody')),
    },
    {
      key: 'charge',
      title: t('recordScreens.charge'),
      width: 160,
      hidden: true,
      render: (record) => <Charge record={record} />,
    },
    ...(hasExam
      ? [
          {
            key: 'score',
            title: t('recordScreens.score'),
            width: 88,
            align: 'right' as const,
            render: ({ score }: RecordItem) => score?.points ?? '',
          },
        ]
      : []),
    {
      key: 'state',
      title: t('recordScreens.state'),
      width: 112,
      render: (record) => (
        <>
          <FollowUpState record={record} />
          <WaitsFor record={record} />
        </>
      ),
    },
    {
      key: 'approval',
      title: t('recordScreens.approval'),
      width: 112,
      hidden: true,
      render: (record) => <ApprovalState record={record} />,
    },
    {
      key: 'code',
      title: t('recordScreens.code'),
      width: 120,
      hidden: true,
      render: ({ qrCodeId }) => qrCodeId && <Link to={paths.qrCode(qrCodeId)}>{qrCodeId}</Link>,
    },
    { key: 'at', title: t('recordScreens.at'), width: 168, render: ({ at }) => formats.formatInstant(at) },
  ]
}
