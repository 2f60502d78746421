import { formatNumber } from './format-number.ts'

/** Numbers of path data with as few spaces as it takes to tell them apart: `1 -.5 .5` is `1-.5.5`. */
export function joinNumbers(...values: number[]): string {
  let data = ''
  let last = ''
  for (const value of values) {
    const text = formatNumber(value)
    const isApart = data === '' || text.startsWith('-') || (text.startsWith('.') && last.includes('.'))
    data += isApart ? text : ` ${text}`
    last = text
  }
  return data
}
