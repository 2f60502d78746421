const labels = {
  public: 'docs.accessPublic',
  visitor: 'docs.accessVisitor',
  member: 'docs.accessMember',
  admin: 'docs.accessAdmin',
  operator: 'docs.accessOperator',
} as const

/** Phrase key of who may call. */
export function accessLabel(access: string) {
  return labels[access as keyof typeof labels] ?? 'docs.accessFlag' // anything else is `flag:…`
}

export function flagOf(access: string): string {
  return access.replace('flag:', '')
}
