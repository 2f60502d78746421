import { UnlessLooking } from '../../ui/unless-looking.tsx'
import type { Stock } from '@matai/contract'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { Button } from 'antd'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client, sentenceOf } from '../../client.ts'
import { paths } from '../../paths.ts'
import { printSearch } from '../../printing.ts'
import { RulesPanel } from '../../reminder-slot.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useFormats } from '../../ui/format.ts'
import { AddIcon, DeleteIcon, EditIcon, ExcelIcon, LogIcon, PrinterIcon } from '../../ui/icons.ts'
import { ListScreen } from '../../ui/list/list-screen.tsx'
import { oneOf } from '../../ui/list/filters/one-of.tsx'
import type { Deed } from '../../ui/list/use-deeds.ts'
import { Page } from '../../ui/page.tsx'
import { StateTag } from '../../ui/state-tag.tsx'
import { toast } from '../../ui/toast-store.ts'
import { useUrlState } from '../../ui/use-url-state.ts'
import { directoriesQuery } from '../directories/public.tsx'
import { CorrectDialog } from './parts/correct-dialog.tsx'
import { LogDrawer } from './parts/log-drawer.tsx'
import { idsOf, stock, type StockAsked, worthQuery } from './parts/queries.ts'
import { SetDrawer } from './parts/set-drawer.tsx'
import css from './parts/stock.module.css'

type Asked = { do: 'set'; rows: Stock[] } | { do: 'correct' | 'log'; row: Stock }

/** What is in stock at all codes. */
export function StockScreen() {
  const { t } = useTranslation()
  const { formatInstant } = useFormats()
  const [doing, ask] = useState<Asked | null>(null)
  const navigate = useNavigate()
  const directories = useQuery(directoriesQuery)
  const [state] = useUrlState({ keyword: '', low: '', formId: 0, directoryId: 0 })
  const asked: StockAsked = {
    keyword: state.keyword,
    filters: {
      ...(state.low === 'yes' ? { low: true } : {}),
      ...(state.formId > 0 ? { formId: state.formId } : {}),
      ...(state.directoryId > 0 ? { directoryId: state.directoryId } : {}),
    },
  }
  const worth = useQuery(worthQuery(asked))
  const close = () => ask(null)
  const print = (ids: string[]) => void navigate({ to: paths.print, search: printSearch(ids) })
  const set = (rows: Stock[]) => ask({ do: 'set', rows })
  const deeds: Deed<Stock>[] = [
    { key: 'log', looks: true, label: t('stockScreens.log'), icon: <LogIcon />, run: (row) => ask({ do: 'log', row }) },
    {
      key: 'correct',
      label: t('stockScreens.correct'),
      icon: <EditIcon />,
      shortcut: 'F2',
      run: (row) => ask({ do: 'correct', row }),
    },
    {
      key: 'print',
      looks: true,
      label: t('stockScreens.print'),
      icon: <PrinterIcon />,
      run: ({ qrCode }) => print([qrCode.id]),
      many: { run: (rows) => print(rows.map(({ qrCode }) => qrCode.id)) },
    },
    {
      key: 'set',
      looks: true,
      label: t('stockScreens.settings'),
      icon: <EditIcon />,
      run: (row) => set([row]),
      many: { run: set },
    },
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
      await client.stock.export(asked)
      toast.success(t('stockScreens.exporting'))
    } catch (error) {
      toast.error(sentenceOf(error))
    }
  }

  async function printLow() {
    try {
      const ids = await idsOf({ ...asked, filters: { ...asked.filters, low: true } })
      if (ids.length === 0) toast.info(t('stockScreens.noneLow'))
      else print(ids)
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
        <>
          <Button type="text" icon={<PrinterIcon />} onClick={() => void printLow()}>
            {t('stockScreens.printLow')}
          </Button>
          <Button type="text" icon={<ExcelIcon />} onClick={() => void download()}>
            {t('stockScreens.export')}
          </Button>
        </>
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
            <span className={css.soft}>{row.qrCode.directory}</span>
            {row.minimum !== null && (
              <span className={css.soft}>
                {t('stock.columnMinimum')} {row.minimum}
              </span>
            )}
          </article>
        )}
        deeds={deeds}
        searchBy={t('stockScreens.search')}
        sorts={{
          label: t('formScreens.sort'),
          options: (['newest', 'oldest'] as const).map((value) => ({ value, label: t(`formScreens.sort_${value}`) })),
        }}
        filters={{
          low: { label: t('stockScreens.lowFilter'), options: [{ value: 'yes', label: t('stockScreens.low') }] },
          directoryId: oneOf({
            label: t('stock.columnDirectory'),
            ones: () =>
              (directories.data?.list ?? []).map(({ id, name }) => ({
                id,
                name: name || t('directories.defaultName'),
              })),
          }),
        }}
        create={create}
        empty={
          <EmptyState
            title={t('stockScreens.empty')}
            text={t('stockScreens.emptyText')}
            action={<UnlessLooking>{create}</UnlessLooking>}
          />
        }
      />
      {worth.data && <p className={css.worth}>{t('stockScreens.worth', { worth: worth.data })}</p>}
      <Suspense>
        <RulesPanel events={['stock']} />
      </Suspense>
      {doing?.do === 'set' && <SetDrawer rows={doing.rows} onClose={close} />}
      {doing?.do === 'correct' && <CorrectDialog row={doing.row} onClose={close} />}
      {doing?.do === 'log' && <LogDrawer row={doing.row} onClose={close} />}
    </Page>
  )
}
