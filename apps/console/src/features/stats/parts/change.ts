/** How a number stands to one before: by how many per cent it grew or fell; `new` and `none` where there was nothing. */
export function changeOf(now: number, before: number) {
  if (before === 0) return { way: now > 0 ? 'new' : 'none', percent: 0 } as const
  const percent = Math.round((Math.abs(now - before) / before) * 100)
  if (percent === 0) return { way: 'same', percent } as const
  return { way: now > before ? 'more' : 'less', percent } as const
}
