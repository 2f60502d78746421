import lighthouse from 'lighthouse'

/** Of a browser that does nothing by itself. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Lighthouse on its simulated slow phone; milliseconds and points. */
export async function lighthouseOf(url: string, port: number) {
  const result = await lighthouse(url, { port, logLevel: 'silent', onlyCategories: ['performance', 'accessibility'] })
  const { categories, audits } = result?.lhr ?? {}
  const points = (category: string) => Math.round((categories?.[category]?.score ?? 0) * 100)
  return {
    paint: audits?.['first-contentful-paint']?.numericValue ?? Number.NaN,
    interactive: audits?.interactive?.numericValue ?? Number.NaN,
    performance: points('performance'),
    accessibility: points('accessibility'),
  }
}
