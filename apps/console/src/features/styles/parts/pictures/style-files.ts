import type { Style } from '@matai/contract'

/** Where the pictures that a style names can be fetched. */
export interface StyleFiles {
  logo: string | null
  background: string | null
}

export const noFiles: StyleFiles = { logo: null, background: null }

/** The addresses among the files that came with a style. */
export function filesOf({ logoUrl, bgUrl }: Style, files: readonly { id: string; url: string }[]): StyleFiles {
  const addressOf = (wanted: string | null) => files.find(({ id }) => id === wanted)?.url ?? null
  return { logo: addressOf(logoUrl), background: addressOf(bgUrl) }
}

/** The pictures as data URIs: undefined while one loads, null without one or when it cannot be had. */
export interface LoadedPictures {
  logo: string | null | undefined
  background: string | null | undefined
}

/** The style as it can be drawn with the pictures that are there. */
export function drawable(style: Style, { logo, background }: Partial<LoadedPictures>) {
  return {
    style: { ...style, logoUrl: logo ? style.logoUrl : null, bgUrl: background ? style.bgUrl : null },
    pictures: { logo: logo ?? undefined, background: background ?? undefined },
  }
}
