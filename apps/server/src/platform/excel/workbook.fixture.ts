import { strToU8, zipSync } from 'fflate'

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

export interface WrittenSheet {
  name: string
  /** What stands in sheetData. */
  rows: string
  /** What stands behind it. */
  after?: string
  state?: 'hidden'
  kind?: 'worksheet' | 'chartsheet'
}

interface Written {
  sheets: WrittenSheet[]
  /** Content of each shared string. */
  shared?: string[]
  /** Formats of cells by the place of their style. */
  formats?: string[]
  is1904?: boolean
  /** As some programs write them: paths from the root, and a prefix on every tag. */
  fromRoot?: boolean
}

/** A workbook tag by tag, as other programs than ours write it. */
export function writtenWorkbook({ sheets, shared, formats, is1904 = false, fromRoot = false }: Written): Buffer {
  const path = (name: string) => (fromRoot ? `/xl/${name}` : name)
  const target = (id: string, kind: string, name: string) =>
    `<Relationship Id="${id}" Type="${office}/${kind}" Target="${name}"/>`
  const files: Record<string, string> = {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    '_rels/.rels': `<Relationships xmlns="${relations}">${target('rId1', 'officeDocument', fromRoot ? '/xl/workbook.xml' : 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><workbookPr${is1904 ? ' date1904="1"' : ''}/><sheets>${sheets
      .map(({ name, state }, at) => {
        return `<sheet name="${name}" sheetId="${at + 1}"${state ? ` state="${state}"` : ''} r:id="rId${at + 1}"/>`
      })
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${relations}">${sheets
      .map(({ kind = 'worksheet' }, at) => target(`rId${at + 1}`, kind, path(`worksheets/表${at + 1}.xml`)))
      .join(
        '',
      )}${target('rId90', 'sharedStrings', path('strings.xml'))}${target('rId91', 'styles', path('looks.xml'))}</Relationships>`,
    'xl/strings.xml': `<sst xmlns="${main}">${(shared ?? []).map((item) => `<si>${item}</si>`).join('')}</sst>`,
    'xl/looks.xml': `<styleSheet xmlns="${main}"><numFmts>${(formats ?? [])
      .map((format, at) => `<numFmt numFmtId="${176 + at}" formatCode="${format}"/>`)
      .join(
        '',
      )}</numFmts><cellXfs>${(formats ?? []).map((_, at) => `<xf numFmtId="${176 + at}"/>`).join('')}</cellXfs></styleSheet>`,
  }
  for (const [at, { rows, after = '' }] of sheets.entries()) {
    files[`xl/worksheets/表${at + 1}.xml`] =
      `\uFEFF<worksheet xmlns="${main}"><sheetData>${rows}</sheetData>${after}</worksheet>`
  }
  return Buffer.from(zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))))
}

/** A row of texts, as programs write them that share no strings. */
export const textRow = (row: number, texts: string[], attributes = '') =>
  `<row r="${row}"${attributes}>${texts
    .map((text, at) => `<c r="${String.fromCodePoint(65 + at)}${row}" t="inlineStr"><is><t>${text}</t></is></c>`)
    .join('')}</row>`
