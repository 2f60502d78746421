import { routes } from 'virtual:contract-routes'

/** Where the server draws a code in its saved style, as a file of that name. */
export function downloadAddress(id: string, { format, mm, name }: { format: string; mm: number; name: string }) {
  const query = new URLSearchParams({ id, format, mm: String(mm), download: name })
  return `${routes.styles?.create?.path}?${query}`
}
