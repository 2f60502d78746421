import { contract, printPixelsMax } from '@matai/contract'
import { failField } from '../../platform/failure.ts'
import { bind } from '../../platform/http/bind.ts'
import type { MemberContext } from '../../platform/http/context.ts'
import { blameFields } from './rules/blame.ts'
import { colourNames, imageSamples, ownLooks } from './rules/catalogue.ts'
import type { Styles } from './service/styles.ts'
import type { StyleTemplates } from './service/templates.ts'

const mmPerInch = 25.4

const mimes = { png: 'image/png', jpg: 'image/jpeg', svg: 'image/svg+xml', pdf: 'application/pdf' } as const

export function styleCalls(styles: Styles) {
  return bind(contract.styles, {
    create: async ({ content, id, format, mm, dpi, ladder, download, ...named }, context) => {
      const given = Object.entries(named).filter(([, value]) => value !== undefined)
      const style = Object.fromEntries(given)
      const print = mm === undefined ? undefined : { mm, dpi, ladder }
      if (print && (format === 'png' || format === 'jpg')) refuseManyPixels(print)
      const body = await styles
        .picture({ content, id, format, print, style }, context)
        .catch((error: unknown) => blameFields(error, { isOnPaper: print !== undefined }))
      return {
        mime: mimes[format],
        body,
        ...(download ? { fileName: `${download.replace(/\.(png|jpe?g|svg|pdf)$/i, '')}.${format}` } : {}),
      }
    },
  })
}

/** Finer than that no printer draws, and a picture of that size takes its time. */
function refuseManyPixels({ mm, dpi }: { mm: number; dpi: number }): void {
  const finest = Math.floor((printPixelsMax * mmPerInch) / mm)
  if (dpi > finest) failField('dpi', 'labelChecks.tooManyPixels', { dpi: finest })
}

export function styleTemplateCalls(templates: StyleTemplates) {
  const acting = ({ caller: { accountId, userId }, now, origin }: MemberContext) => ({
    caller: { accountId, userId },
    now,
    origin,
  })
  const chooser = (context: MemberContext) => acting(context).caller

  return bind(contract.styleTemplates, {
    list: (input, context) => templates.list(input, chooser(context)),
    listOfUser: (input, context) => templates.list(input, chooser(context)),
    get: ({ id }, context) => templates.get(id, chooser(context)),
    saveTemplate: (input, context) => templates.save(input, acting(context)),
    renameTemplate: ({ id, name }, context) => templates.rename(id, name, acting(context)),
    del: ({ id }, context) => templates.remove(id, chooser(context)),
    delOfUser: ({ id }, context) => templates.remove(id, chooser(context)),
    setUserTemplate: ({ id }, context) => templates.choose(id, chooser(context)),
    getImageConfig: async (_, { say }) => ({ list: imageSamples().map((one) => ({ ...one, name: say(one.name) })) }),
    getConfigColor: async (_, { say }) => ({
      list: colourNames.map(({ name, color }) => ({ name: say(name), color })),
    }),
    getTemplateConfig: async (_, { say }) => ({
      list: ownLooks.map(({ name, trade, ...look }) => ({ ...look, name: say(name), trade: say(trade) })),
    }),
  })
}
