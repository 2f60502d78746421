import { z } from 'zod'
import { flag } from './access.ts'
import { call } from './call.ts'
import { fileId, nameField, qrCodeId } from './fields.ts'
import { StoredFile } from './files.ts'
import { QrCode } from './qr-codes.ts'

export const companyNameMax = 20
export const companyIntroMax = 50
/** Bytes of a company's logo. */
export const companyLogoMax = 2 * 1024 ** 2

/** What the home page of a company says at its top. */
export const Company = z.object({
  name: z.string(),
  intro: z.string().describe('a sentence of plain text'),
  logo: StoredFile.nullable(),
})
export type Company = z.infer<typeof Company>

const CompanyHome = z.object({
  company: Company.nullable().describe('null before it was set'),
  home: QrCode.nullable().describe('the live code whose page it is; null before one was made'),
  can: z.object({ edit: z.boolean() }),
})
export type CompanyHome = z.infer<typeof CompanyHome>

export const companyCalls = {
  getHome: call({
    path: '/qruser/console/company/get_home',
    access: 'member',
    input: z.strictObject({}),
    output: CompanyHome,
  }),
  /** The page itself is a live code of kind `home` and is saved as every code, once the company is known. */
  setHome: call({
    path: '/qruser/console/company/set_home',
    access: flag('editCompany'),
    input: z.strictObject({
      name: nameField(companyNameMax, 'company.nameMissing'),
      intro: nameField(companyIntroMax, 'company.introMissing'),
      logoId: fileId().nullable().default(null).describe(`a picture of at most ${companyLogoMax} bytes`),
      qrCodeId: qrCodeId().optional().describe('a page of the account that becomes the home page'),
    }),
    output: CompanyHome,
  }),
  /** Its code shows the same content from then on, and is a page like any other. */
  delHome: call({
    path: '/qruser/console/company/del_home',
    access: flag('editCompany'),
    input: z.strictObject({}),
    output: CompanyHome,
  }),
}
