import { type Zippable, zipSync } from 'fflate'

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const head = '<?xml version="1.0" encoding="UTF-8"?>'

export interface WorkbookParts {
  /** What stands in the sheet's data. */
  rows?: string
  sheet?: string
  strings?: string
  styles?: string
  more?: Zippable
}

/** An .xlsx by hand, as strange as its parts. */
export function workbook({ rows = '', sheet, strings, styles, more = {} }: WorkbookParts): Buffer {
  const part = (text: string) => Buffer.from(text)
  const zip = zipSync(
    {
      '[Content_Types].xml': part(
        `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
      ),
      '_rels/.rels': part(
        `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
      ),
      'xl/workbook.xml': part(
        `${head}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="1" sheetId="1" r:id="r1"/></sheets></workbook>`,
      ),
      'xl/_rels/workbook.xml.rels': part(
        `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${relations}/sharedStrings" Target="sharedStrings.xml"/><Relationship Id="r3" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
      ),
      'xl/worksheets/sheet1.xml': part(
        sheet ?? `${head}<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`,
      ),
      'xl/sharedStrings.xml': part(strings ?? `${head}<sst xmlns="${main}"><si><t>x</t></si></sst>`),
      'xl/styles.xml': part(styles ?? `${head}<styleSheet xmlns="${main}"/>`),
      ...more,
    },
    { level: 6 },
  )
  return Buffer.from(zip)
}

/** A row of cells that are texts of their own. */
export function textRow(cells: readonly string[], row = 1): string {
  const inline = (text: string, at: number) =>
    `<c r="${String.fromCharCode(65 + at)}${row}" t="inlineStr"><is><t>${text}</t></is></c>`
  return `<row r="${row}">${cells.map(inline).join('')}</row>`
}

/** Zips in zips, as 42.zip: each is small, together they are more than a disk holds. */
export function nestedZip(levels: number, leaf: Uint8Array): Buffer {
  let inner = leaf
  for (let level = 0; level < levels; level += 1) {
    const entries = Array.from({ length: 16 }, (_, at) => [`${at}.zip`, inner] as const)
    inner = zipSync(Object.fromEntries(entries), { level: 9 })
  }
  return Buffer.from(inner)
}

/** The same zip whose lists say that every entry unpacks to `bytes`. */
export function lyingZip(zip: Buffer, bytes: number): Buffer {
  const lying = Buffer.from(zip)
  for (let at = 0; at + 46 < lying.length; at += 1) {
    if (lying.readUInt32LE(at) === 0x02014b50) lying.writeUInt32LE(bytes, at + 24)
    else if (lying.readUInt32LE(at) === 0x04034b50) lying.writeUInt32LE(bytes, at + 22)
  }
  return lying
}
