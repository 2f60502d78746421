import type { Stock } from '@matai/contract'
import { Link } from '@tanstack/react-router'
import { Button } from 'antd'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client, sentenceOf } from '../../client.ts'
import { paths } from '../../paths.ts'
import { RulesPanel } from '../../reminder-slot.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useFormats } from '../../ui/format.ts'
import { AddIcon, DeleteIcon, EditIcon, ExcelIcon, LogIcon } from '../../ui/icons.ts'
import { ListScreen } from '../../ui/list/list-screen.tsx'
import type { Deed } from '../../ui/list/use-deeds.ts'
import { Page } from '../../ui/page.tsx'
import { StateTag } from '../../ui/state-tag.tsx'
import { toast } from '../../ui/toast-store.ts'
import { CorrectDialog } from './parts/correct-dialog.tsx'
import { LogDrawer } from './parts/log-drawer.tsx'
import { stock } from './parts/queries.ts'
import { SetDrawer } from './parts/set-drawer.tsx'
import css from './parts/stock.module.css'

type Asked = { do: 'set'; rows: Stock[] } | { do: 'correct' | 'log'; row: Stock }

/** What is in stock at all codes. */
export function StockScreen() {
  const { t } = useTranslation()
  const { formatInstant } = useFormats()
  const [asked, ask] = useState<Asked | null>(null)
  const close = () => ask(null)
  const set = (rows: Stock[]) => ask({ do: 'set', rows })
  const deeds: Deed<Stock>[] = [
    { key: 'log', label: t('stockScreens.log'), icon: <LogIcon />, run: (row) => ask({ do: 'log', row }) },
    {
      key: 'correct',
      label: t('stockScreens.correct'),
      icon: <EditIcon />,
      shortcut: 'F2',
      run: (row) => ask({ do: 'correct', row }),
    },
    { key: 'set', label: t('stockScreens.settings'), icon: <EditIcon />, run: (row) => set([row]), many: { run: set } },
    {
      key: 'remove',
      label: t('stockScreens.remove'),
      icon: <DeleteIcon />,
      danger: true,
      asks: ({ qrCode }) => ({
        title: t('stockScreens.removeTitle', { name: qrCode.name }),
        text: t('stockScreens.removeText'),
        action: t('stockScreens.remove'),
        danger: true,
      }),
      async run({ qrCode }) {
        await client.stock.remove({ ids: [qrCode.id] })
        return { said: t('stockScreens.removed', { name: qrCode.name }) }
      },
    },
  ]

  async function download() {
    try {
      await client.stock.export({})
      toast.success(t('stockScreens.exporting'))
    } catch (error) {
      toast.error(sentenceOf(error))
    }
  }

  const quantity = ({ quantity: number, unit, low }: Stock) => (
    <span className={css.amount}>
      {number} {unit} {low && <StateTag tone="warning">{t('stockScreens.low')}</StateTag>}
    </span>
  )
  const create = (
    <Button type="primary" icon={<AddIcon />} onClick={() => set([])}>
      {t('stockScreens.set')}
    </Button>
  )
  return (
    <Page
      title={t('app.navStock')}
      actions={
        <Button type="text" icon={<ExcelIcon />} onClick={() => void download()}>
          {t('stockScreens.export')}
        </Button>
      }
    >
      <ListScreen
        name="stock"
        label={t('app.navStock')}
        resource={stock}
        rowKey={({ qrCode }) => qrCode.id}
        rowName={({ qrCode }) => qrCode.name}
        onOpen={(row) => ask({ do: 'log', row })}
        columns={[
          {
            key: 'name',
            title: t('stock.columnName'),
            locked: true,
            render: ({ qrCode }) => <Link to={paths.qrCode(qrCode.id)}>{qrCode.name || qrCode.id}</Link>,
          },
          {
            key: 'directory',
            title: t('stock.columnDirectory'),
            width: 160,
            render: ({ qrCode }) => qrCode.directory,
          },
          { key: 'quantity', title: t('stock.columnQuantity'), width: 180, align: 'right', render: quantity },
          {
            key: 'minimum',
            title: t('stock.columnMinimum'),
            width: 96,
            align: 'right',
            render: ({ minimum }) => minimum ?? '–',
          },
          {
            key: 'value',
            title: t('stock.columnValue'),
            width: 120,
            align: 'right',
            render: ({ value }) => value ?? '–',
          },
          {
            key: 'moved',
            title: t('stock.columnMoved'),
            width: 168,
            render: ({ movedAt }) => (movedAt ? formatInstant(movedAt) : '–'),
          },
        ]}
        card={(row, menu) => (
          <article className={css.card}>
            <strong>{row.qrCode.name}</strong>
            {menu}
            {quantity(row)}
          </article>
        )}
        deeds={deeds}
        searchLabel={t('stockScreens.search')}
        sorts={{
          label: t('formScreens.sort'),
          options: (['newest', 'oldest'] as const).map((value) => ({ value, label: t(`formScreens.sort_${value}`) })),
        }}
        filters={{
          low: { label: t('stockScreens.lowFilter'), options: [{ value: 'yes', label: t('stockScreens.low') }] },
        }}
        create={create}
        empty={<EmptyState title={t('stockScreens.empty')} text={t('stockScreens.emptyText')} action={create} />}
      />
      <Suspense>
        <RulesPanel events={['stock']} />
      </Suspense>
      {asked?.do === 'set' && <SetDrawer codes={asked.rows.map(({ qrCode }) => qrCode)} onClose={close} />}
      {asked?.do === 'correct' && <CorrectDialog row={asked.row} onClose={close} />}
      {asked?.do === 'log' && <LogDrawer row={asked.row} onClose={close} />}
    </Page>
  )
}
