import { choice, line, list, number, orEmpty, orNone, record, usually } from '@matai/kinds'
import * as z from 'zod/mini'
import type { Facts } from '../../engine/facts.ts'
import { type Problem, problem, when } from '../../engine/problem.ts'
import { type SchemaFace, typedNumber, typedText } from '../../engine/schema-face.ts'
import { titleFaults } from '../../parts/faults.ts'
import { isOn, question } from '../../parts/fields.ts'

const depths = ['province', 'city', 'district'] as const

const settings = record({
  ...question,
  areas: isOn,
  /** down to where areas have to be chosen */
  depth: usually(choice(depths), 'district'),
  street: isOn,
  /** a position may stand instead of area and street, or has to be there as well */
  position: usually(choice(['off', 'offered', 'required']), 'off'),
})
export type AddressSettings = z.infer<typeof settings>

const answer = record({
  /** from the province down; codes of six digits, as in `/static/area.json` */
  areas: usually(
    list(record({ code: z.string().check(z.regex(/^\d{6}$/)), name: line(50) }), { most: depths.length }),
    [],
  ),
  street: orEmpty(line(200)),
  /** degrees, as the maps of the country have them (GCJ-02 in China) */
  position: orNone(
    record({
      longitude: number({ min: -180, max: 180 }),
      latitude: number({ min: -90, max: 90 }),
      address: orEmpty(line(300)),
    }),
  ),
})
export type AddressAnswer = z.infer<typeof answer>

/** The whole address in one line, as people write it. */
export const addressLine = ({ areas, street, position }: AddressAnswer): string =>
  [...areas.map(({ name }) => name), street].join('').trim() || (position?.address ?? '')

export const schema: SchemaFace<AddressSettings, AddressAnswer> = {
  settings,
  answer,
  faults: (set) => [
    ...titleFaults(set),
    ...when(!set.areas && !set.street && set.position === 'off', 'formFaults.wayMissing'),
  ],
  check: (set, given, facts) => {
    const isLocated = given.position !== null
    const isWritten = set.position !== 'offered' || !isLocated
    return [
      ...areaProblems(given, facts),
      ...when(isWritten && set.areas && !isDeep(set, given, facts), 'formProblems.areaMissing'),
      ...when(isWritten && set.street && given.street === '', 'formProblems.streetMissing'),
      ...when(set.position === 'required' && !isLocated, 'formProblems.positionMissing'),
      ...when(set.position === 'off' && isLocated, 'formProblems.positionOff'),
    ]
  },
  typed: (given) => [
    typedText(addressLine(given)),
    ...given.areas.map(({ code, name }) => typedText(name, code)),
    ...(given.position
      ? [
          typedNumber(degrees(given.position.longitude), 'longitude'),
          typedNumber(degrees(given.position.latitude), 'latitude'),
        ]
      : []),
  ],
}

/** Whether areas are chosen as far down as is asked for, or as they go. */
function isDeep({ depth }: AddressSettings, { areas }: AddressAnswer, { isDivided }: Facts): boolean {
  const last = areas[areas.length - 1]
  return areas.length > depths.indexOf(depth) || (last !== undefined && isDivided?.(last.code) === false)
}

/** Six decimals are a hand's breadth; also very small numbers are written plainly. */
export const degrees = (angle: number): string => angle.toFixed(6).replace(/\.?0+$/, '')

/** Codes begin with those above them: two digits are the province, four the city. */
function areaProblems({ areas }: AddressAnswer, { areaName }: Facts): Problem[] {
  const isRight = areas.every(({ code, name }, at) => {
    const above = areas[at - 1]?.code.slice(0, at * 2) ?? ''
    return code.startsWith(above) && (!areaName || areaName(code) === name)
  })
  return isRight ? [] : [problem('formProblems.areaUnknown', {}, ['areas'])]
}
