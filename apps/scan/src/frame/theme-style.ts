import { type PagePalette, pagePalettes } from '@matai/content/page-theme'
import type { PageBrand } from '../pages.ts'

type Dressed = Pick<PageBrand, 'theme' | 'colour'> | undefined

/** Whether the style sheet's own colours will do. */
const isOurs = (brand: Dressed) => !brand || (brand.theme === 'plain' && brand.colour === '')

/** Colours of the owner's theme, to stand behind the style sheet; on paper they stay away. */
export function styleOf(brand: Dressed): string {
  if (!brand || isOurs(brand)) return ''
  const { light, dark } = pagePalettes(brand.theme, brand.colour)
  return `@media screen{:root{${written(light)}}}@media screen and (prefers-color-scheme:dark){:root{${written(dark)}}}`
}

/** What a browser paints around the page. */
export function paperOf(brand: Dressed): { light: string; dark: string } {
  if (!brand || isOurs(brand)) return { light: '#f6f8f7', dark: '#101614' }
  const { light, dark } = pagePalettes(brand.theme, brand.colour)
  return { light: light.paper, dark: dark.paper }
}

function written(palette: PagePalette): string {
  return Object.entries(palette)
    .map(([name, colour]) => `--${name}:${colour}`)
    .join(';')
}
