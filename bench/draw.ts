import { fileURLToPath } from 'node:url'
import { ourDrawing, ourPlain, ourStyled, qrCodeStylingStyled, qrcodePlain } from './draw/painters.ts'
import { rateOf } from './draw/rate.ts'
import { runChild } from './scans/child.ts'
import { type Figure, lineOf, median } from './scans/figures.ts'

const rounds = 3
const oneOfTwo = fileURLToPath(new URL('draw/one-of-two.ts', import.meta.url))

/** Drawing beside its peers in one interleaved run: 400 px, level H, one thread and for our styled PNG two. About 35 s. */
export async function run(): Promise<{ title: string; figures: Figure[] }> {
  const painters = {
    drawing: ourDrawing,
    plain: ourPlain,
    qrcode: qrcodePlain(),
    styled: ourStyled,
    styling: qrCodeStylingStyled(),
  }
  const all: Record<keyof typeof painters, number>[] = []
  for (const paint of Object.values(painters)) await paint('http://127.0.0.1:8080/q/warm')
  for (let round = 0; round < rounds; round += 1) {
    all.push({
      drawing: await rateOf(painters.drawing, round),
      plain: await rateOf(painters.plain, round),
      qrcode: await rateOf(painters.qrcode, round),
      styled: await rateOf(painters.styled, round),
      styling: await rateOf(painters.styling, round),
    })
  }
  const onTwo: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const rates = await Promise.all(['a', 'b'].map((name) => runChild(oneOfTwo, [`${name}${round}`])))
    onTwo.push(rates.reduce((sum, rate) => sum + Number(rate), 0))
  }
  const of = (value: (rates: (typeof all)[number]) => number) => median(all.map(value))
  const figures: Figure[] = [
    { name: 'styled SVG', value: of(({ drawing }) => drawing), unit: '/s', goal: { atLeast: 2_000 } },
    { name: 'plain PNG', value: of(({ plain }) => plain), unit: '/s' },
    { name: 'plain PNG by qrcode', value: of(({ qrcode }) => qrcode), unit: '/s' },
    {
      name: 'plain PNG against qrcode',
      value: of(({ plain, qrcode }) => plain / qrcode),
      unit: '',
      goal: { atLeast: 20 },
    },
    { name: 'styled PNG with a logo', value: of(({ styled }) => styled), unit: '/s', goal: { atLeast: 150 } },
    { name: 'styled PNG with a logo on two cores', value: median(onTwo), unit: '/s', goal: { atLeast: 300 } },
    { name: 'styled PNG by qr-code-styling', value: of(({ styling }) => styling), unit: '/s' },
    {
      name: 'styled PNG against qr-code-styling',
      value: of(({ styled, styling }) => styled / styling),
      unit: '',
      goal: { atLeast: 20 },
    },
  ]
  return { title: 'drawing', figures }
}

if (import.meta.main) {
  const { figures } = await run()
  process.stdout.write(`${figures.map(lineOf).join('\n')}\n`)
}
