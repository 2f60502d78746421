import { type Scan, type Sum, sumBy } from '../rules/days.ts'

/** An array as PostgreSQL writes it. Nothing here holds a quote, a comma or a brace: ids, numbers, dates, words. */
export function list(values: readonly unknown[]): string {
  return `{${values.join(',')}}`
}

/** Names what somebody knows of a code. */
export const revisionName = (id: string, revision: number | null) => `${id} ${revision}`

/** Every column of scans but their account. */
export function scanLists(scans: readonly Scan[]): string[] {
  return [
    list(scans.map((scan) => scan.qrCodeId)),
    list(scans.map((scan) => new Date(scan.at).toISOString())),
    list(scans.map((scan) => scan.version)),
    list(scans.map((scan) => `"\\\\x${scan.visitor}"`)),
    list(scans.map((scan) => scan.machine)),
    list(scans.map((scan) => scan.wechat)),
    list(scans.map((scan) => scan.device)),
    list(scans.map((scan) => `"${scan.country}"`)),
    list(scans.map((scan) => scan.region)),
  ]
}

/** What scans add to the counts under each key: the parts of the key, then people and machines. */
export function daySums(scans: readonly Scan[], keyOf: (scan: Scan) => Sum['key']): string[] {
  const sums = sumBy(scans, keyOf)
  const keys = sums[0]?.key.map((_, column) => list(sums.map(({ key }) => key[column]))) ?? []
  return [...keys, list(sums.map(({ people }) => people)), list(sums.map(({ machines }) => machines))]
}

/** What the scans' pages knew of their codes: accounts, ids, revisions. */
export function knownLists(scans: readonly Scan[]): string[] {
  const known = new Map(scans.map((scan) => [revisionName(scan.qrCodeId, scan.revision), scan]))
  const codes = [...known.values()]
  return [
    list(codes.map((scan) => scan.accountId)),
    list(codes.map((scan) => scan.qrCodeId)),
    list(codes.map((scan) => scan.revision ?? 'null')),
  ]
}
