import type { PictureFormat, Style } from '@matai/contract'
import { downloadSizes } from '@matai/qr'
import type { PrintProblem } from '@matai/qr/scan-check'
import { Button, Input, Select } from 'antd'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../../ui/dialog.tsx'
import { sentenceOf } from '../../../../client.ts'
import { Field } from '../../../../ui/field.tsx'
import { InputNumber } from '../../../../ui/number-input.tsx'
import { toast } from '../../../../ui/toast-store.ts'
import { kept, type ScanState, useScanCheck } from '../check/use-scan-check.ts'
import { ChoiceField } from '../fields/choice-field.tsx'
import type { StyleFiles } from '../pictures/style-files.ts'
import { useStylePictures } from '../pictures/use-style-pictures.ts'
import { QrPicture } from '../qr-picture.tsx'
import { useTriedPrinters } from '../use-printers.ts'
import { ScanReport } from '../studio/scan-report.tsx'
import css from './download-dialog.module.css'
import { type Drawn, fetchDownload, type Measure } from './fetch-download.ts'
import { enlarged, isVector, judgedAt, paperLimits, pixelsOf, printProblemAt, styleAt } from './measures.ts'

interface DownloadDialogProps {
  /** Text that the code holds. */
  content: string
  style: Style
  files: StyleFiles
  drawn: Drawn
  /** Whether the style was saved before, so that it may be weak in bad light. */
  isSaved?: boolean
  /** File name to begin with, without ending. */
  name: string
  /** Mends the style itself; without it only the measure can be mended here. */
  onRepair?: (changes: Partial<Style>) => void
  onClose: () => void
}

const formats: readonly PictureFormat[] = ['png', 'jpg', 'svg', 'pdf']

/** Format, measure and name of a picture; what would not scan at that measure is refused with the reason. */
export function DownloadDialog(props: DownloadDialogProps) {
  const { content, style, files, drawn, isSaved = false, onRepair, onClose } = props
  const { t } = useTranslation()
  const [format, setFormat] = useState<PictureFormat>('png')
  const [unit, setUnit] = useState<'pixels' | 'paper'>('pixels')
  const [size, setSize] = useState<number>(style.size)
  const [paper, setPaper] = useState<{ mm: number; dpi: number }>({ mm: 40, dpi: 300 })
  const printers = useTriedPrinters()
  const [printer, setPrinter] = useState(0)
  const [name, setName] = useState(props.name)
  const [sending, setSending] = useState(false)

  const ladder = printers.find(({ id }) => id === printer)?.leastModule
  const measure = useMemo<Measure>(
    () => (unit === 'pixels' ? { size } : { ...paper, ladder }),
    [unit, size, paper, ladder],
  )
  const looked = judgedAt(measure, format)
  const pixels = pixelsOf(looked)
  const isInLines = unit === 'paper' && isVector(format)
  const judged = useMemo(() => styleAt(style, pixels), [style, pixels])
  const pictures = useStylePictures(judged, files)
  const looks = useScanCheck(content, judged, pictures)
  const problem = printProblemAt(content, style, measure, format)
  const scan = problem ? tooSmall(problem) : isSaved ? kept(looks) : looks
  const refused = scan.step === 'checked' && !scan.verdict.ok
  const sizes: number[] = [...new Set([...downloadSizes, style.size, size])].sort((a, b) => a - b)

  function repair({ size: wanted, ...changes }: Partial<Style>) {
    const larger = enlarged(measure, wanted ?? 0)
    if ('size' in larger) setSize(larger.size)
    if (Object.keys(changes).length > 0) onRepair?.(changes)
  }

  async function download() {
    setSending(true)
    try {
      const failed = t('files.downloadFailed')
      await fetchDownload({ drawn, format, measure, name: name.trim() || props.name, failed })
      onClose()
    } catch (error) {
      toast.error(sentenceOf(error))
    } finally {
      setSending(false)
    }
  }

  return (
    <Dialog
      title={t('styles.download')}
      action={t('styles.downloadNow')}
      disabled={refused || scan.step === 'checking'}
      sending={sending}
      onAct={() => void download()}
      onClose={onClose}
      width={620}
    >
      <div className={css.dialog}>
        <div className={css.fields}>
          <ChoiceField
            label={t('styles.format')}
            value={format}
            options={formats.map((value) => ({ value, label: value.toUpperCase() }))}
            onChange={(wanted) => {
              setFormat(wanted)
              // A page has millimetres; whoever wants pixels all the same can say so.
              if (wanted === 'pdf') setUnit('paper')
            }}
          />
          <p className={css.note}>{t(`styles.format_${format}`)}</p>
          <ChoiceField
            label={t('styles.measure')}
            value={unit}
            options={(['pixels', 'paper'] as const).map((value) => ({ value, label: t(`styles.measure_${value}`) }))}
            onChange={setUnit}
          />
          {unit === 'pixels' ? (
            <Field label={t('styles.size')}>
              <Select
                value={size}
                onChange={setSize}
                options={sizes.map((value) => ({ value, label: t('styles.pixels', { size: value }) }))}
              />
            </Field>
          ) : (
            <div className={css.pair}>
              <Field label={t('styles.printWidth')}>
                <InputNumber
                  value={paper.mm}
                  {...paperLimits.mm}
                  precision={1}
                  suffix={t('styles.millimetres')}
                  style={{ width: '100%' }}
                  onChange={(mm) => mm !== null && setPaper({ ...paper, mm })}
                />
              </Field>
              {!isInLines && (
                <Field label={t('styles.dpi')}>
                  <Select
                    value={paper.dpi}
                    onChange={(dpi) => setPaper({ ...paper, dpi })}
                    options={paperLimits.dpi.map((value) => ({ value, label: `${value} dpi` }))}
                  />
                </Field>
              )}
            </div>
          )}
          {unit === 'paper' && printers.length > 0 && (
            <Field label={t('styles.printer')}>
              <Select
                value={printer}
                onChange={setPrinter}
                options={[
                  { value: 0, label: t('styles.anyPrinter') },
                  ...printers.map(({ id, name, leastModule: module }) => ({
                    value: id,
                    label: t('styles.printerFrom', { name, module }),
                  })),
                ]}
              />
            </Field>
          )}
          <Field label={t('styles.fileName')}>
            <Input
              value={name}
              maxLength={120}
              suffix={`.${format}`}
              onChange={(event) => setName(event.target.value)}
            />
          </Field>
        </div>
        <div className={css.preview}>
          <QrPicture content={content} style={judged} {...pictures} alt={t('styles.preview')} width={180} />
          {!isInLines && <p className={css.note}>{t('styles.pixels', { size: pixels })}</p>}
          <ScanReport state={scan} onRepair={repair} />
          {problem && (
            <Button type="primary" block onClick={() => setPaper({ ...paper, ...problem.repair })}>
              {t('qr.repair')}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  )
}

/** A print that is too small is refused before anything is drawn. */
function tooSmall({ reason, params }: PrintProblem): ScanState {
  return { step: 'checked', verdict: { ok: false, score: 0, reasons: [reason], params, repair: {} } }
}
