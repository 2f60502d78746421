import type { QrCode } from '@matai/contract'
import { downloadName } from '@matai/rules/file-names'
import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { Suspense, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client, sentenceOf } from '../../../../client.ts'
import { paths } from '../../../../paths.ts'
import { ButtonLink } from '../../../../ui/button-link.ts'
import { DownloadIcon, PrinterIcon, StyleIcon } from '../../../../ui/icons.ts'
import { setPreference, usePreferences } from '../../../../preferences.ts'
import { printLimits } from 'virtual:contract-constants'
import { InputNumber } from '../../../../ui/number-input.tsx'
import { toast } from '../../../../ui/toast-store.ts'
import { DownloadDialog, SaveStyleDialog, type ScanState, type StyleDraft } from '../../../styles/public.tsx'
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
  const widthId = useId()
  const mm = usePreferences(({ printWidth }) => printWidth)
  const [asked, setAsked] = useState<'save' | 'download' | null>(null)
  const [busy, setBusy] = useState<'save' | 'png' | 'svg' | null>(null)
  const refused = scan.step === 'checked' && !scan.verdict.ok
  const mayNotSave = changed && !qrCode.can.edit
  const locked = refused || scan.step === 'checking' || mayNotSave

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

  async function save(): Promise<void> {
    const item = await client.qrCodes.setStyle({ id: qrCode.id, style })
    qrCodesChanged(queries, { ...qrCode, ...item })
    toast.success(t('qrCodes.styleSaved'))
  }

  /** What is printed is what was saved. */
  const saveAndDownload = (format: 'png' | 'svg') =>
    run(format, async () => {
      if (changed) await save()
      await download(qrCode, { format, mm, failed: t('files.downloadFailed') })
    })

  return (
    <div className={css.actions}>
      <label htmlFor={widthId} className={css.label}>
        {t('qrCodes.printWidth')}
      </label>
      <InputNumber
        id={widthId}
        value={mm}
        {...printLimits.mm}
        precision={0}
        suffix={t('styles.millimetres')}
        style={{ width: '100%' }}
        onChange={(width) => width !== null && setPreference('printWidth', width)}
      />
      {(['png', 'svg'] as const).map((format) => (
        <Button
          key={format}
          type={format === 'png' ? 'primary' : 'default'}
          icon={<DownloadIcon />}
          loading={busy === format}
          disabled={locked}
          onClick={() => saveAndDownload(format)}
        >
          {t(changed ? 'qrCodes.saveAndDownload' : 'qrCodes.downloadFormat', { format: format.toUpperCase() })}
        </Button>
      ))}
      {refused && <p className={css.reason}>{t('qrCodes.downloadRefused')}</p>}
      {mayNotSave && <p className={css.reason}>{t('qrCodes.mayNotEdit')}</p>}
      {changed && (
        <Button loading={busy === 'save'} disabled={locked} onClick={() => run('save', save)}>
          {t('qrCodes.saveStyle')}
        </Button>
      )}
      <ButtonLink icon={<PrinterIcon />} to={paths.print} search={{ ids: qrCode.id } as never} disabled={changed}>
        {t('qrCodes.printDots')}
      </ButtonLink>
      <Button
        icon={<DownloadIcon />}
        disabled={changed}
        title={changed ? t('qrCodes.downloadAfterSave') : ''}
        onClick={() => setAsked('download')}
      >
        {t('styles.moreFormats')}
      </Button>
      <Button icon={<StyleIcon />} disabled={refused} onClick={() => setAsked('save')}>
        {t('styles.saveAsMine')}
      </Button>
      <Suspense>
        {asked === 'save' && <SaveStyleDialog style={style} suggested={qrCode.name} onClose={() => setAsked(null)} />}
        {asked === 'download' && (
          <DownloadDialog
            content={qrCode.url}
            style={style}
            files={files}
            drawn={{ id: qrCode.id }}
            isSaved
            name={downloadName(qrCode, { size: style.size })}
            onRepair={(changes) => draft.change(changes)}
            onClose={() => setAsked(null)}
          />
        )}
      </Suspense>
    </div>
  )
}
