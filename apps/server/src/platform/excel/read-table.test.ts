import { deflateRawSync } from 'node:zlib'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { writeXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { readTable, readWholeTable } from './read-table.ts'
import { writeSheet } from './sheet.ts'
import { unpackedBytes } from './zip-size.ts'

const read = (bytes: Buffer | Uint8Array, rowsAtMost = 100) => readTable({ bytes, rowsAtMost })
const workbook = async (rows: (string | number)[][]) =>
  Buffer.from(await writeSheet({ name: '名单', columns: [{ header: '手机号', width: 20 }], rows }))

describe('workbooks', () => {
  it('are read with the numbers of their rows, without empty ones', async () => {
    const bytes = await workbook([[13800138000, '王芳'], [], [' +86 13900139000 ']])
    expect(await read(bytes)).toEqual([
      { row: 1, cells: ['手机号'] },
      { row: 2, cells: ['13800138000', '王芳'] },
      { row: 4, cells: ['+86 13900139000'] },
    ])
  })

  it('are read no further than asked', async () => {
    expect(await read(await workbook(Array.from({ length: 50 }, (_, row) => [row])), 10)).toHaveLength(10)
  })

  it.each([
    ['UTF-8', Buffer.from('手机号,姓名\r\n13800138000,"王,芳"')],
    ['UTF-8 with a mark', Buffer.from('\uFEFF手机号,姓名\n13800138000,"王,芳"\n')],
    ['UTF-16', Buffer.from('\uFEFF手机号\t姓名\n13800138000\t王,芳\n', 'utf16le')],
    [
      'GB 18030',
      Buffer.concat([
        Buffer.from('cad6bbfabac52cd0d5c3fb', 'hex'),
        Buffer.from('\n13800138000,"'),
        Buffer.from('cdf52cb7bc220a', 'hex'),
      ]),
    ],
  ])('that are CSV in %s', async (_, bytes) => {
    expect(await read(bytes)).toEqual([
      { row: 1, cells: ['手机号', '姓名'] },
      { row: 2, cells: ['13800138000', '王,芳'] },
    ])
  })
})

it('shows numbers and moments as people see them, and calculates nothing', async () => {
  const moment = new Date(Date.UTC(2026, 10, 21, 8, 30))
  const cells: [number | string | Date, string?][] = [
    [12, '000000'],
    [0.12, '0%'],
    [1234.5, '#,##0.00'],
    [moment, 'yyyy"年"m"月"d"日"'],
    [moment, 'm"月"d"日"'],
    [moment, 'mm-dd-yy'],
    [13800138000],
    [0.1 + 0.2],
    ['=1+1'],
    ['007'],
  ]
  const sheet = {
    name: '表',
    rows: [cells.map(([value]) => value)],
    cells: new Map(
      cells.map(([value, numFmt], place) => [`0,${place}`, { value, ...(numFmt && { style: { numFmt } }) }]),
    ),
  }
  const shown = '000012,12%,1,234.50,2026年11月21日,11月21日,2026-11-21 08:30,13800138000,0.3,=1+1,007'
  const [row] = (await read(await writeXlsx({ sheets: [sheet] }))) ?? []
  expect(row?.cells.join()).toBe(shown)
  expect(row?.moments).toEqual({ 3: '2026-11-21 08:30', 4: '2026-11-21 08:30', 5: '2026-11-21 08:30' })
})

it('counts what it does not read', async () => {
  const bytes = await workbook(Array.from({ length: 50 }, (_, row) => [row]))
  const answer = await readWholeTable({ bytes, rowsAtMost: 10, countAtMost: 1_000 })
  expect(answer.ok && [answer.table.rows.length, answer.table.count]).toEqual([10, 51])
})

describe('what is no workbook', () => {
  it.each([
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
    ['an old workbook', Buffer.from('d0cf11e0a1b11ae1000000000000', 'hex')],
    ['an empty ZIP', Buffer.concat([Buffer.from('PK\x05\x06', 'latin1'), Buffer.alloc(18)])],
    ['the start of a ZIP', Buffer.from('PK\x03\x04', 'latin1')],
    ['nothing', Buffer.alloc(0)],
  ])('is refused: %s', async (_, bytes) => expect(await read(bytes)).toBeUndefined())

  it('is cut short', async () => {
    const bytes = await workbook([['1']])
    expect(await read(bytes.subarray(0, bytes.length - 40))).toBeUndefined()
  })
})

describe('bombs', () => {
  const zeros = deflateRawSync(Buffer.alloc(64 * 1024 ** 2))

  it('that say how large they are', async () => {
    expect(await read(zip('xl/worksheets/sheet1.xml', zeros, 64 * 1024 ** 2))).toBeUndefined()
  })
  it.each([0, 0xffffffff])('that say %i', (said) => {
    expect(unpackedBytes(zip('xl/worksheets/sheet1.xml', zeros, said))).toBeUndefined()
  })
  it('that lie about it', async () => {
    const honest = await workbook([['1']])
    const bytes = Buffer.from(honest)
    const entry = bytes.indexOf(Buffer.from('PK\x01\x02', 'latin1'))
    bytes.writeUInt32LE(5, entry + 24)
    expect(unpackedBytes(bytes)).toBeLessThan(unpackedBytes(honest) ?? 0)
    expect(await read(bytes)).toBeUndefined()
  })
  it('of cells far out', async () => {
    const bytes = await withSheet('<row r="1048576"><c r="A1048576"><v>7</v></c><c r="XFD1048576"><v>1</v></c></row>')
    expect(await read(bytes)).toEqual([{ row: 1_048_576, cells: ['7', ...Array(99).fill('')] }])
  })
  it('of more rows than are wanted, and of more than are unpacked', async () => {
    const rows = (count: number) => withSheet('<row><c><v>1</v></c></row>'.repeat(count))
    expect(await read(await rows(300_000), 5)).toHaveLength(5)
    const bomb = await rows(1_000_000)
    expect(bomb.length).toBeLessThan(1024 ** 2)
    expect(await read(bomb, 5)).toBeUndefined()
  })
})

/** A real workbook with other rows. */
async function withSheet(rows: string): Promise<Buffer> {
  const path = 'xl/worksheets/sheet1.xml'
  const entries = unzipSync(await workbook([]))
  const sheet = strFromU8(entries[path] ?? new Uint8Array())
  return Buffer.from(
    zipSync({
      ...entries,
      [path]: strToU8(sheet.replace(/<sheetData>.*<\/sheetData>/s, `<sheetData>${rows}</sheetData>`)),
    }),
  )
}

/** A ZIP of one entry that says what it is told to say. */
function zip(name: string, packed: Buffer, said: number): Buffer {
  const local = Buffer.alloc(30)
  local.write('PK\x03\x04', 'latin1')
  local.writeUInt16LE(8, 8)
  local.writeUInt32LE(packed.length, 18)
  local.writeUInt32LE(said, 22)
  local.writeUInt16LE(name.length, 26)
  const central = Buffer.alloc(46)
  central.write('PK\x01\x02', 'latin1')
  central.writeUInt16LE(8, 10)
  central.writeUInt32LE(packed.length, 20)
  central.writeUInt32LE(said, 24)
  central.writeUInt16LE(name.length, 28)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(central.length + name.length, 12)
  end.writeUInt32LE(local.length + name.length + packed.length, 16)
  return Buffer.concat([local, Buffer.from(name), packed, central, Buffer.from(name), end])
}
