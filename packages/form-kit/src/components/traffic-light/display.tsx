import type { DisplayProps } from '../../engine/display-face.ts'
import { Lamp } from './lamp.tsx'
import { lightChoices, type TrafficLightAnswer, type TrafficLightSettings } from './schema.ts'

export function Display({ settings, answer, context }: DisplayProps<TrafficLightSettings, TrafficLightAnswer>) {
  const choice = lightChoices(settings).find(({ id }) => id === answer.light)
  return (
    <span>
      <Lamp light={answer.light} /> {choice?.phrase ? context.say(choice.phrase) : choice?.label}
      {answer.note && ` · ${answer.note}`}
    </span>
  )
}
