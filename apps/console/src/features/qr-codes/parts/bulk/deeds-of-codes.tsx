import type { QrCodeItem } from '@matai/contract'
import type { useNavigate } from '@tanstack/react-router'
import type { TFunction } from 'i18next'
import { restyledAtOnce } from 'virtual:contract-constants'
import { codeDeeds } from '../../../../code-slots.ts'
import { paths } from '../../../../paths.ts'
import { idsInAddress, printSearch } from '../../../../printing.ts'
import {
  CopyIcon,
  DeleteIcon,
  DirectoryIcon,
  DownloadIcon,
  DraftIcon,
  DuplicateIcon,
  EditIcon,
  ExcelIcon,
  FormIcon,
  LockIcon,
  LogIcon,
  PrinterIcon,
  ShareIcon,
  ShowIcon,
  StarIcon,
  StarredIcon,
  StyleIcon,
} from '../../../../ui/icons.ts'
import type { Deed, ManyDeed } from '../../../../ui/list/use-deeds.ts'
import { copyAddress } from '../copy-address.ts'
import type { CodeDeeds } from './use-code-deeds.tsx'

interface DeedNeeds {
  t: TFunction
  navigate: ReturnType<typeof useNavigate>
  acts: CodeDeeds
  /** Opens who sees them. */
  access: (qrCodes: QrCodeItem[]) => void
  /** It is gone, or on its way there. */
  onRemoved?: () => void
}

type Run = ManyDeed<QrCodeItem>['run']

/** What can be done with codes: the menu of one, the bar of many; what may not be done says why. */
export function deedsOfCodes({ t, navigate, acts, access, onRemoved }: DeedNeeds): Deed<QrCodeItem>[] {
  const reason = ({ can }: QrCodeItem) => (can.edit ? undefined : t('qrCodes.mayNotEdit'))
  const ofMany = (qrCodes: QrCodeItem[]) =>
    qrCodes.every(({ can }) => can.edit) ? undefined : t('qrCodes.mayNotEditSome')
  const many = (run: Run) => ({ reason: ofMany, run })
  const folded = (run: Run) => ({ ...many(run), folded: true as const })
  const idsOf = (qrCodes: QrCodeItem[]) => qrCodes.map(({ id }) => id)
  const share = (shared: boolean): Deed<QrCodeItem> => ({
    ...{ key: shared ? 'share' : 'unshare', group: 'change', icon: <ShareIcon aria-hidden />, reason },
    label: t(shared ? 'qrCodes.share' : 'qrCodes.unshare'),
    fits: (qrCode) => qrCode.shared !== shared,
    run: (qrCode) => void acts.share([qrCode], shared),
    many: folded((qrCodes, clear) => void acts.share(qrCodes, shared, clear)),
  })
  const favourite = (wanted: boolean): Deed<QrCodeItem> => ({
    ...{ key: wanted ? 'favourite' : 'unfavourite', group: 'own' },
    icon: wanted ? <StarIcon aria-hidden /> : <StarredIcon aria-hidden />,
    label: t(wanted ? 'qrCodes.favourite' : 'qrCodes.unfavourite'),
    many: { folded: true, run: (qrCodes, clear) => void acts.favourite(qrCodes, wanted, clear) },
  })
  return [
    { key: 'visit', group: 'look', label: t('qrCodes.visit'), icon: <ShowIcon aria-hidden />, href: ({ url }) => url },
    {
      ...{ key: 'copy', looks: true, group: 'look', label: t('qrCodes.copyAddress'), icon: <CopyIcon aria-hidden /> },
      run: ({ url }) => void copyAddress(url, t),
    },
    {
      ...{ key: 'duplicate', group: 'look', label: t('qrCodes.duplicate'), icon: <DuplicateIcon aria-hidden /> },
      run: (qrCode) => void acts.duplicate(qrCode),
    },
    {
      ...{ key: 'rename', group: 'change', label: t('qrCodes.rename'), icon: <EditIcon aria-hidden />, reason },
      inSight: true,
      run: acts.rename,
    },
    {
      ...{ key: 'move', group: 'change', label: t('qrCodes.moveDots'), icon: <DirectoryIcon aria-hidden />, reason },
      run: (qrCode) => acts.move([qrCode]),
      many: { ...many(acts.move), label: () => t('qrCodes.move') },
    },
    {
      ...{
        key: 'validity',
        group: 'change',
        label: t('qrCodes.validityDots'),
        icon: <DraftIcon aria-hidden />,
        reason,
      },
      run: (qrCode) => acts.validity([qrCode]),
      many: { ...many(acts.validity), label: () => t('qrCodes.validity') },
    },
    {
      ...{ key: 'download', label: t('exports.download'), icon: <DownloadIcon aria-hidden /> },
      many: { run: acts.download },
    },
    {
      ...{ key: 'urls', label: t('exports.urls'), icon: <ExcelIcon aria-hidden /> },
      many: { run: acts.urls },
    },
    {
      ...{ key: 'print', looks: true, label: t('qrCodes.print'), icon: <PrinterIcon aria-hidden /> },
      many: {
        leads: (qrCodes) =>
          qrCodes.length > idsInAddress ? undefined : { to: paths.print, search: { ids: idsOf(qrCodes).join() } },
        // More of them are kept in the tab at the moment of going there.
        run: (qrCodes) => void navigate({ to: paths.print, search: printSearch(idsOf(qrCodes)) }),
      },
    },
    ...codeDeeds.map((deed): Deed<QrCodeItem> => {
      const why = (qrCodes: QrCodeItem[]) => deed.reason?.(qrCodes)
      return {
        ...{ key: deed.key, group: 'content', label: t(deed.label), icon: null },
        many: {
          ...folded((qrCodes, clear) => acts.more(deed, qrCodes, clear)),
          reason(qrCodes) {
            const key = why(qrCodes)
            return ofMany(qrCodes) ?? (key && t(key))
          },
        },
      }
    }),
    {
      ...{ key: 'access', group: 'change', label: t('qrCodes.access'), icon: <LockIcon aria-hidden />, reason },
      run: (qrCode) => access([qrCode]),
      many: folded(access),
    },
    {
      ...{ key: 'style', group: 'change', label: t('qrCodes.styleDots'), icon: <StyleIcon aria-hidden /> },
      many: {
        ...folded(acts.style),
        reason: (qrCodes) =>
          ofMany(qrCodes) ??
          (qrCodes.length > restyledAtOnce ? t('qrCodes.styleTooMany', { count: restyledAtOnce }) : undefined),
      },
    },
    {
      ...{ key: 'form', group: 'change', label: t('codeForms.addDots'), icon: <FormIcon aria-hidden /> },
      many: folded(acts.form),
    },
    ...[true, false].map(share),
    ...[true, false].map(favourite),
    {
      ...{ key: 'log', looks: true, group: 'own', label: t('qrCodes.log'), icon: <LogIcon aria-hidden /> },
      run: ({ id }) => void navigate({ to: paths.qrCode(id, 'log') }),
    },
    {
      ...{ key: 'remove', group: 'end', label: t('qrCodes.remove'), icon: <DeleteIcon aria-hidden />, danger: true },
      reason: ({ can, kind }) =>
        can.delete ? undefined : t(kind === 'home' ? 'kinds.homepageCodeLocked' : 'qrCodes.mayNotDelete'),
      run: (qrCode) => void acts.remove([qrCode], onRemoved),
      many: {
        label: (count) => t('qrCodes.removeMany', { count }),
        reason: (qrCodes) =>
          qrCodes.every(({ can }) => can.delete)
            ? undefined
            : t(qrCodes.some(({ kind }) => kind === 'home') ? 'kinds.homepageLockedSome' : 'qrCodes.mayNotDeleteSome'),
        run: (qrCodes, clear) => void acts.remove(qrCodes, clear),
      },
    },
  ]
}
