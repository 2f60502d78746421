/** Calls that only some tiers have. */
export const featureGates = {
  restoreDeleted: ['recovery.add'],
  subAdmins: ['team.add'],
  ownDomain: [
    'enterprise.setDomain',
    'enterprise.setWxinfo',
    'enterprise.setLoginpage',
    'wxMinapp.bindUrl',
    'wxMinapp.confirm',
    'signOn.set',
  ],
  keys: ['keys.add', 'keys.edit'],
  push: ['push.sendCode', 'push.add', 'push.edit', 'push.rotate', 'push.test', 'push.replay'],
} as const

/** Calls whose entry names a limit by tier. */
export const limitGates = {
  fileBytes: ['files.upload'],
  pictureBytes: ['files.simple', 'recovery.add'],
  groupCodes: ['groupCodes.save'],
  subAdmins: ['team.add'],
  coupons: ['coupons.add'],
  reminderReceivers: ['reminders.addReceiver'],
  excelRows: [
    'codeAccess.importMobiles',
    'formTips.import',
    'collaborators.import',
    'codeImports.import',
    'couponImports.codes',
  ],
} as const
