import { choice, lines, list, orEmpty, orNone, record, rich, usually, whole } from '@matai/kinds'
import * as z from 'zod/mini'
import { componentsMax, formTitleMax, pagesMax, rulesMax, translationMax, translationsMax } from '../limits.ts'
import { type ComponentType, componentTypes, schemaOf, type SettingsOf } from '../maps/schemas.ts'
import { isOn, key, no, optionalLine } from '../parts/fields.ts'
import { rule } from './rules.ts'

/** Minutes that an exam can take (specification, section 9). */
export const examMinutes = [1, 3, 5, 10, 15, 20, 25, 30, 40, 45, 60] as const

/** A component of one type; `id` lasts as long as the form. */
export type ComponentOf<Type extends ComponentType> = {
  [One in Type]: { id: string; type: One; settings: SettingsOf<One> }
}[Type]
export type Component = ComponentOf<ComponentType>

const component = z.discriminatedUnion(
  'type',
  // Made of the map: that there is one at least is nothing that a type can see.
  componentTypes.map((type) => record({ id: key, type: z.literal(type), settings: schemaOf(type).settings })) as never,
) as unknown as z.ZodMiniType<Component>

/** Questions that are shown together. */
const page = record({
  id: key,
  title: optionalLine(200),
  components: usually(z.array(component).check(z.maxLength(componentsMax)), []),
  /** how many of the exam questions of this page are drawn for each record; null: all */
  draw: orNone(whole({ min: 1, max: componentsMax })),
})
export type Page = z.infer<typeof page>

const exam = record({
  minutes: orNone(z.literal(examMinutes)),
  /** points that pass; null: nobody fails */
  passMark: orNone(whole({ min: 1, max: 100_000 })),
  shuffleQuestions: no,
  shuffleOptions: no,
  /** when fillers see what would have been right */
  answersShown: usually(choice(['never', 'afterSubmission', 'afterClosing']), 'never'),
})
export type Exam = z.infer<typeof exam>

/** The texts of a form in the other of both languages; what is missing here is shown as it was written. */
const translation = record({
  language: choice(['zh', 'en']),
  /** by the text that stands in the form */
  texts: usually(
    list(record({ text: z.string().check(z.maxLength(translationMax)), said: orEmpty(lines(translationMax)) }), {
      most: translationsMax,
    }),
    [],
  ),
  /** texts with looks, by the component; of none: the introduction */
  riches: usually(
    list(record({ of: z.string().check(z.maxLength(32)), said: orEmpty(rich(20_000)) }), { most: translationsMax }),
    [],
  ),
})
export type Translation = z.infer<typeof translation>

/** A form as it is written and kept in versions. A draft may still have faults (`checkForm`). */
export const formDocument = record({
  title: optionalLine(formTitleMax),
  intro: orEmpty(rich(20_000)),
  pages: list(page, { most: pagesMax }),
  rules: usually(list(rule, { most: rulesMax }), []),
  exam: orNone(exam),
  translation: orNone(translation),
  submitLabel: optionalLine(20),
  /** whether questions are numbered for the filler */
  numbered: isOn,
})
export type FormDocument = z.infer<typeof formDocument>

/** Answers by the ids of components; what was not answered is missing. */
export const formAnswers = z.record(key, z.json())
export type Answers = Readonly<Record<string, unknown>>
