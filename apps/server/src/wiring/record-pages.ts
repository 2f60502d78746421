import { createRecordLayouts } from '../modules/exports/service/layouts.ts'
import { createEvidencePages } from '../modules/records/service/evidence-pages.ts'
import { createFormPages } from '../modules/records/service/form-pages.ts'
import { createReportMails } from '../modules/records/service/mail-reports.ts'
import { createReportPages } from '../modules/records/service/report-pages.ts'
import { formAssets } from '../platform/pages/form-assets.ts'

type Layouts = Parameters<typeof createRecordLayouts>[0]
type Mails = Parameters<typeof createReportMails>[0]
type Pages = Parameters<typeof createReportPages>[0]
type Evidence = Parameters<typeof createEvidencePages>[0]

interface Needs extends Omit<Mails, 'database' | 'consoleOrigin' | 'forms' | 'standingOf'>, Omit<Evidence, 'pages'> {
  pages: Pages['pages'] & Evidence['pages']
  settings: { ORIGIN?: string | undefined }
  records: Layouts['records'] & { savedReports: Pages['reports'] }
  brands: { of: Layouts['brandOf'] }
  files: Pick<Layouts, 'readForPrint'>
  accountNamesOf(tx: Layouts['database']['tx'], ids: number[]): Promise<Map<number, string>>
}

/** What is made of records: papers, reports by mail, and pages that everybody reads. */
export function createRecordPages({ brands, files, accountNamesOf, settings, ...needs }: Needs) {
  const { database, audit, records } = needs
  const accountNameOf: Layouts['accountNameOf'] = async (id) => (await accountNamesOf(database.tx, [id])).get(id) ?? ''
  const { readForPrint } = files
  return {
    recordLayouts: createRecordLayouts({ database, audit, records, brandOf: brands.of, accountNameOf, readForPrint }),
    reportMails: createReportMails({ ...needs, consoleOrigin: settings.ORIGIN }, records.savedReports),
    evidencePages: createEvidencePages(needs),
    reportPages: createReportPages({ ...needs, reports: records.savedReports }),
  }
}

type Filling = Parameters<typeof createFormPages>[0]
interface FormsAround {
  wechat: Pick<Filling, 'fillers'>
  records: Pick<Filling, 'files'>
  settings: Partial<Record<'ORIGIN' | 'SCAN_ORIGIN' | 'FILES_ORIGIN', string | undefined>>
}

/** Where forms are filled in, under any origin of this server. */
export function wireFormPages(
  filling: Omit<Filling, 'assets' | 'fillers' | 'files' | 'ownOrigins' | 'filesOrigin'>,
  { wechat, records, settings }: FormsAround,
) {
  const ownOrigins = [settings.ORIGIN, settings.SCAN_ORIGIN].filter((origin) => origin !== undefined)
  const { fillers } = wechat
  const filesOrigin = settings.FILES_ORIGIN ?? ''
  return createFormPages({ ...filling, assets: formAssets, fillers, files: records.files, ownOrigins, filesOrigin })
}
