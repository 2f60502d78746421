import { line, record } from '@matai/kinds'
import * as z from 'zod/mini'
import { problem, when } from '../../engine/problem.ts'
import { type SchemaFace, typedText } from '../../engine/schema-face.ts'
import { titleFaults } from '../../parts/faults.ts'
import { no, question } from '../../parts/fields.ts'
import { isNewEnergy, isPlate, plainPlate } from './plate.ts'

const settings = record({
  ...question,
  /** whether only new-energy cars are asked for, as at a charging place */
  onlyNewEnergy: no,
})
export type CarNumberSettings = z.infer<typeof settings>

export const schema: SchemaFace<CarNumberSettings, string> = {
  settings,
  /** as `京A12345` */
  answer: line(40).check(z.overwrite(plainPlate)),
  faults: titleFaults,
  check: ({ onlyNewEnergy }, plate) => {
    if (!isPlate(plate)) return [problem('formProblems.plate')]
    return when(onlyNewEnergy && !isNewEnergy(plate), 'formProblems.newEnergyOnly')
  },
  typed: (plate) => [typedText(plate)],
  fromText: (text) => (isPlate(plainPlate(text)) ? plainPlate(text) : undefined),
  person: 'carNumber',
}
