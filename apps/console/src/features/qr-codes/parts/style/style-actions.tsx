import type { QrCode } from '@matai/contract'
import { downloadName } from '@matai/contract/file-names'
import { downloadSizes } from '@matai/qr'
import { useQueryClient } from '@tanstack/react-query'
import { Button, Select } from 'antd'
import { Suspense, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client, sentenceOf } from '../../../../client.ts'
import { CopyIcon, DownloadIcon, ShowIcon, StyleIcon } from '../../../../ui/icons.ts'
import { toast } from '../../../../ui/toast-store.ts'
import { DownloadDialog, SaveStyleDialog, type ScanState, type StyleDraft } from '../../../styles/public.tsx'
import { copyAddress } from '../copy-address.ts'
import { qrCodesChanged } from '../queries.ts'
import { download } from './download.ts'
import css from './style-actions.module.css'
import { useSingleFlight } from '../../../../ui/use-single-flight.ts'

interface StyleActionsProps {
  qrCode: QrCode
  draft: StyleDraft
  /** Whether the style differs from the saved one. */
  changed: boolean
  scan: ScanState
}

/** Saves the style and downloads the code; what cannot be scanned can be neither saved nor downloaded. */
export function StyleActions({ qrCode, draft, changed, scan }: StyleActionsProps) {
  const { style, files } = draft
  const { t } = useTranslation()
  const queries = useQueryClient()
  const sizeId = useId()
  const [size, setSize] = useState<number>(style.size)
  const [asked, setAsked] = useState<'save' | 'download' | null>(null)
  const [busy, setBusy] = useState<'save' | 'png' | 'svg' | null>(null)
  const refused = scan.step === 'checked' && !scan.verdict.ok
  const reason = refused ? t('qrCodes.downloadRefused') : changed ? t('qrCodes.downloadAfterSave') : null
  const locked = refused || scan.step === 'checking' || !qrCode.can.edit

  const { run } = useSingleFlight(perform)
  async function perform(name: NonNullable<typeof busy>, deed: () => Promise<void>) {
    setBusy(name)
    try {
      await deed()
    } catch (error) {
      toast.error(sentenceOf(error))
    } finally {
      setBusy(null)
    }
  }

  const save = () =>
    run('save', async () => {
      const item = await client.qrCodes.setStyle({ id: qrCode.id, style })
      qrCodesChanged(queries, { ...qrCode, ...item })
      toast.success(t('qrCodes.styleSaved'))
    })

  return (
    <div className={css.actions}>
      {changed && (
        <Button type="primary" block loading={busy === 'save'} disabled={locked} onClick={save}>
          {t('qrCodes.saveStyle')}
        </Button>
      )}
      {!qrCode.can.edit && <p className={css.reason}>{t('qrCodes.mayNotEdit')}</p>}
      <label htmlFor={sizeId} className={css.label}>
        {t('qrCodes.downloadSize')}
      </label>
      <Select
        id={sizeId}
        value={size}
        onChange={setSize}
        options={[...new Set([...downloadSizes, style.size])]
          .sort((a, b) => a - b)
          .map((value) => ({ value, label: t('styles.pixels', { size: value }) }))}
      />
      <div className={css.pair}>
        {(['png', 'svg'] as const).map((format) => (
          <Button
            key={format}
            type={changed ? 'default' : 'primary'}
            icon={<DownloadIcon />}
            loading={busy === format}
            disabled={reason !== null}
            onClick={() => run(format, () => download(qrCode, { format, size, failed: t('files.downloadFailed') }))}
          >
            {t('qrCodes.downloadFormat', { format: format.toUpperCase() })}
          </Button>
        ))}
      </div>
      <Button
        icon={<DownloadIcon />}
        disabled={reason !== null && !refused}
        title={refused ? '' : (reason ?? '')}
        onClick={() => setAsked('download')}
      >
        {t('styles.moreFormats')}
      </Button>
      {reason && <p className={css.reason}>{reason}</p>}
      <Button icon={<StyleIcon />} disabled={refused} onClick={() => setAsked('save')}>
        {t('styles.saveAsMine')}
      </Button>
      <div className={css.address}>
        <code>{qrCode.url}</code>
        <div className={css.pair}>
          <Button icon={<CopyIcon />} onClick={() => void copyAddress(qrCode.url, t)}>
            {t('qrCodes.copyAddress')}
          </Button>
          <Button icon={<ShowIcon />} href={qrCode.url} target="_blank" rel="noreferrer">
            {t('qrCodes.visit')}
          </Button>
        </div>
      </div>
      <Suspense>
        {asked === 'save' && <SaveStyleDialog style={style} suggested={qrCode.name} onClose={() => setAsked(null)} />}
        {asked === 'download' && (
          <DownloadDialog
            content={qrCode.url}
            style={style}
            files={files}
            drawn={{ id: qrCode.id }}
            name={downloadName(qrCode, { size })}
            onRepair={(changes) => draft.change(changes)}
            onClose={() => setAsked(null)}
          />
        )}
      </Suspense>
    </div>
  )
}
