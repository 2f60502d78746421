import { z } from 'zod'
import { flag } from './access.ts'
import { call } from './call.ts'
import { idOf, say } from './fields.ts'
import { FormCondition, formRulesMax } from './forms-rules.ts'
import { followUpStates } from './records.ts'

/** Longest time that a state is given, and people who hear of what is late. */
export const followUpHoursMax = 24 * 365
export const escalationPeopleMax = 20

const formId = idOf('form')
const hours = z.int().min(1).max(followUpHoursMax).nullable().default(null)
const person = z.int().positive()

/** How records of a form are followed up by themselves. */
export const FollowUpSettings = z.strictObject({
  dueHours: z
    .strictObject({ pending: hours, inProgress: hours })
    .prefault({})
    .describe('until when a record is due that came into the state; null: until whenever'),
  escalation: z
    .strictObject({
      afterHours: z.int().min(1).max(followUpHoursMax),
      userIds: z.array(person).min(1, say('records.escalationNobody')).max(escalationPeopleMax),
    })
    .nullable()
    .default(null)
    .describe('who hears of a record that is so many hours late; the person in charge hears of it at once'),
  rules: z
    .array(
      z.strictObject({
        when: FormCondition,
        state: z.enum(followUpStates),
        chargeId: person.nullable().default(null).describe('who is given the record; null: nobody'),
      }),
    )
    .max(formRulesMax)
    .default([])
    .describe('the first one that holds for a new record says how far it is'),
  statusRules: z
    .array(z.strictObject({ itemId: person.describe('an item of a status'), state: z.enum(followUpStates) }))
    .max(formRulesMax)
    .default([])
    .describe('a live code that comes into the item brings its open records of this form into the state'),
})
export type FollowUpSettings = z.infer<typeof FollowUpSettings>

export const FormFollowUp = FollowUpSettings.extend({ can: z.object({ edit: z.boolean() }) })
export type FormFollowUp = z.infer<typeof FormFollowUp>

const endedBy = { ended: z.int(), medianHours: z.number() }

/** How far people are with the records of a form, and how fast. */
export const FollowUpFigures = z.object({
  states: z.array(z.object({ state: z.enum(followUpStates), records: z.int() })),
  late: z.int().describe('open records that are due'),
  ended: z.int().describe('records of the last 90 days that were brought to an end'),
  medianHours: z.number().nullable().describe('from being filled in to that end; null: none was'),
  people: z
    .array(z.object({ person: z.object({ id: z.int(), name: z.string() }), ...endedBy }))
    .describe('who brought most to an end; person 0 is a rule'),
  codes: z
    .array(z.object({ qrCode: z.object({ id: z.string(), name: z.string() }), ...endedBy }))
    .describe('live codes of which most were brought to an end'),
})
export type FollowUpFigures = z.infer<typeof FollowUpFigures>

export const followUpSettingCalls = {
  get: call({
    path: '/qruser/console/sheet/get_deal',
    access: 'member',
    input: z.strictObject({ formId }),
    output: FormFollowUp,
  }),
  /** Of records that come, and states that are set, from now on. */
  set: call({
    path: '/qruser/console/sheet/set_deal',
    access: flag('editRecord'),
    bodyLimit: 256 * 1024,
    input: z.strictObject({ formId, settings: FollowUpSettings }),
    output: FormFollowUp,
  }),
  figures: call({
    path: '/qruser/console/sheet_record/deal_figures',
    access: 'member',
    input: z.strictObject({ formId }),
    output: FollowUpFigures,
  }),
}
