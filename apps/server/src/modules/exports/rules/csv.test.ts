import { expect, it } from 'vitest'
import { csvLine } from './csv.ts'

it.each([
  [['消防栓', 3, null], '消防栓,3,\r\n'],
  [['a,b', 'say "hi"', 'two\nlines'], '"a,b","say ""hi""","two\nlines"\r\n'],
  [['=1+1', '+86', '-1', '@x'], "'=1+1,'+86,'-1,'@x\r\n"],
  [[-5], '-5\r\n'],
  [['=HYPERLINK("http://x","y")'], '"\'=HYPERLINK(""http://x"",""y"")"\r\n'],
] as [(string | number | null)[], string][])('%j', (values, line) => {
  expect(csvLine(values)).toBe(line)
})
