import type { QrCodeItem } from '@matai/contract'
import { useNavigate } from '@tanstack/react-router'
import { Button, Dropdown } from 'antd'
import type { TFunction } from 'i18next'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { restyledAtOnce } from 'virtual:contract-constants'
import type { CodeDeed } from '../../../../code-slot.ts'
import { codeDeeds } from '../../../../code-slots.ts'
import { askToDownload, type CodesWanted } from '../../../../downloads.ts'
import { paths } from '../../../../paths.ts'
import { idsInAddress, printSearch } from '../../../../printing.ts'
import { ButtonLink } from '../../../../ui/button-link.ts'
import {
  CaretIcon,
  DeleteIcon,
  DirectoryIcon,
  DownloadIcon,
  DraftIcon,
  ExcelIcon,
  PrinterIcon,
} from '../../../../ui/icons.ts'
import type { RowDeeds } from '../list/row-deeds.ts'
import { useExportUrls } from './use-export-urls.ts'

interface BulkBarProps {
  qrCodes: QrCodeItem[]
  deeds: RowDeeds
  clear: () => void
}

function wantedOf(qrCodes: QrCodeItem[], t: TFunction): CodesWanted {
  const count = qrCodes.length
  const [first] = qrCodes
  return {
    selection: { ids: qrCodes.map(({ id }) => id) },
    text: t('exports.codesCount', { count }),
    count,
    example: first && { id: first.id, name: first.name, directory: '' },
  }
}

/** What can be done with the selected codes; what may not be done says why. */
export function BulkBar({ qrCodes, deeds, clear }: BulkBarProps) {
  const { t } = useTranslation()
  const mayEdit = qrCodes.every(({ can }) => can.edit)
  const mayDelete = qrCodes.every(({ can }) => can.delete)
  const isHome = qrCodes.some(({ kind }) => kind === 'home')
  const notDeleted = isHome ? t('kinds.homepageLockedSome') : t('qrCodes.mayNotDeleteSome')
  const reason = mayEdit ? !mayDelete && notDeleted : t('qrCodes.mayNotEditSome')
  const described = reason ? { 'aria-describedby': 'bulk-reason' } : {}
  const urls = useExportUrls()
  const tooMany = qrCodes.length > restyledAtOnce
  const [asked, setAsked] = useState<CodeDeed | null>(null)
  const slots = codeDeeds.map((deed) => {
    const reason = deed.reason?.(qrCodes)
    return {
      key: deed.key,
      label: reason ? `${t(deed.label)} · ${t(reason)}` : t(deed.label),
      disabled: !mayEdit || reason !== undefined,
      onClick: () => setAsked(deed),
    }
  })
  const more = [
    ...slots,
    { type: 'divider' as const },
    {
      key: 'access',
      label: t('qrCodes.access'),
      disabled: !mayEdit,
      onClick: () => deeds.access(qrCodes),
    },
    {
      key: 'style',
      label: tooMany ? t('qrCodes.styleTooMany', { count: restyledAtOnce }) : t('qrCodes.styleDots'),
      disabled: !mayEdit || tooMany,
      onClick: () => deeds.style(qrCodes, clear),
    },
    {
      key: 'form',
      label: t('codeForms.addDots'),
      disabled: !mayEdit,
      onClick: () => deeds.form(qrCodes, clear),
    },
    { type: 'divider' as const },
    {
      key: 'share',
      label: t('qrCodes.share'),
      disabled: !mayEdit,
      onClick: () => void deeds.share(qrCodes, true, clear),
    },
    {
      key: 'unshare',
      label: t('qrCodes.unshare'),
      disabled: !mayEdit,
      onClick: () => void deeds.share(qrCodes, false, clear),
    },
    { type: 'divider' as const },
    { key: 'favourite', label: t('qrCodes.favourite'), onClick: () => void deeds.favourite(qrCodes, true, clear) },
    { key: 'unfavourite', label: t('qrCodes.unfavourite'), onClick: () => void deeds.favourite(qrCodes, false, clear) },
  ]
  return (
    <>
      {reason && <span id="bulk-reason">{reason}</span>}
      <Button
        size="small"
        icon={<DirectoryIcon />}
        disabled={!mayEdit}
        {...described}
        onClick={() => deeds.move(qrCodes, clear)}
      >
        {t('qrCodes.move')}
      </Button>
      <Button
        size="small"
        icon={<DraftIcon />}
        disabled={!mayEdit}
        {...described}
        onClick={() => deeds.validity(qrCodes, clear)}
      >
        {t('qrCodes.validity')}
      </Button>
      <Button size="small" icon={<DownloadIcon />} onClick={() => askToDownload(wantedOf(qrCodes, t))}>
        {t('exports.download')}
      </Button>
      <Button
        size="small"
        icon={<ExcelIcon />}
        loading={urls.isPending}
        onClick={() => void urls.start({ ids: qrCodes.map(({ id }) => id) })}
      >
        {t('exports.urls')}
      </Button>
      <PrintButton ids={qrCodes.map(({ id }) => id)} />
      <Dropdown menu={{ items: more }} trigger={['click']} placement="bottomRight">
        <Button size="small" icon={<CaretIcon />} iconPlacement="end">
          {t('qrCodes.shareAndFavourite')}
        </Button>
      </Dropdown>
      <Button
        danger
        size="small"
        icon={<DeleteIcon />}
        disabled={!mayDelete}
        {...described}
        onClick={() => void deeds.remove(qrCodes, clear)}
      >
        {t('qrCodes.removeMany', { count: qrCodes.length })}
      </Button>
      {asked && (
        <Suspense>
          <asked.Dialog
            qrCodes={qrCodes}
            onClose={() => setAsked(null)}
            onDone={() => {
              setAsked(null)
              clear()
            }}
          />
        </Suspense>
      )}
    </>
  )
}

/** A link where the ids fit into an address; more of them are kept in the tab at the moment of going there. */
function PrintButton({ ids }: { ids: string[] }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const look = { size: 'small', icon: <PrinterIcon /> } as const
  if (ids.length > idsInAddress) {
    return (
      <Button {...look} onClick={() => void navigate({ to: paths.print, search: printSearch(ids) })}>
        {t('qrCodes.print')}
      </Button>
    )
  }
  return (
    <ButtonLink {...look} to={paths.print} search={{ ids: ids.join() }}>
      {t('qrCodes.print')}
    </ButtonLink>
  )
}
