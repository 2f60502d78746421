import { contract } from '@matai/contract'
import { safeFileName } from '@matai/rules/file-names'
import { bind } from '../../platform/http/bind.ts'
import type { MemberContext } from '../../platform/http/context.ts'
import type { Manner } from './service/dependencies.ts'
import type { CouponFiles } from './service/voucher-export.ts'
import type { GroupPrints } from './service/group-export.ts'
import type { Labels } from './service/labels.ts'
import type { Prints } from './service/prints.ts'

const mimes = { png: 'image/png', svg: 'image/svg+xml', pdf: 'application/pdf' } as const

const mannerOf = ({ caller, language, say, origin, now }: MemberContext): Manner => ({
  accountId: caller.accountId,
  zone: caller.zone,
  language,
  say,
  origin,
  now,
})

export function labelCalls(labels: Labels) {
  const { save, list, get, del, create, customCreate, printData } = contract.labels
  const own = { save, list, get, del, create, customCreate, printData }
  const acting = ({ caller: { accountId, userId }, now, origin }: MemberContext) => ({ accountId, userId, now, origin })
  const picture = (body: Uint8Array<ArrayBuffer>, format: keyof typeof mimes, name: string) => ({
    mime: mimes[format],
    body,
    fileName: `${safeFileName(name) || 'label'}.${format}`,
  })

  return bind(own, {
    save: (input, context) => labels.save(input, acting(context)),
    list: (input, { caller }) => labels.list(input, caller.accountId),
    get: ({ id }, { caller }) => labels.get(id, caller.accountId),
    del: ({ id }, { caller }) => labels.remove(id, caller),
    create: async (input, context) => picture(await labels.drawSaved(input, mannerOf(context)), input.format, input.id),
    customCreate: async (input, context) =>
      picture(await labels.draw(input, mannerOf(context)), input.format, input.id),
    printData: ({ ids }, context) => labels.printData(ids, mannerOf(context)),
  })
}

export function printCalls(prints: Prints) {
  const { printList, printInfo, printCheck, print, printers, savePrinter, delPrinter, calibration } = contract.labels
  const own = { printList, printInfo, printCheck, print, printers, savePrinter, delPrinter, calibration }
  return bind(own, {
    printList: (input, context) => prints.list(input, context),
    printInfo: ({ id }, context) => prints.info(id, context),
    printCheck: (input, context) => prints.check(input, mannerOf(context)),
    print: async (input, context) => ({ task: await prints.start(input, context) }),
    printers: (_, { caller }) => prints.printers.list(caller.accountId),
    savePrinter: (input, { caller }) => prints.printers.save(input, caller),
    delPrinter: ({ id }, { caller }) => prints.printers.remove(id, caller),
    calibration: ({ printerId }, context) => prints.calibration(printerId, mannerOf(context)),
  })
}

export function couponFileCalls(files: Pick<CouponFiles, 'start' | 'printData' | 'print'>) {
  return bind(contract.couponExports, {
    export: (asked, context) => files.start(asked, context),
    printData: (asked, context) => files.printData(asked, context),
    print: (asked, context) => files.print(asked, context),
  })
}

export function groupPrintCalls({ printData, print }: Pick<GroupPrints, 'printData' | 'print'>) {
  return bind(contract.groupPrints, {
    printData: (asked, context) => printData(asked, context),
    print: (asked, context) => print(asked, context),
  })
}
