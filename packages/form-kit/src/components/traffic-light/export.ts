import { type ExportFace, textCell } from '../../engine/export-face.ts'
import { lightChoices, type TrafficLightAnswer, type TrafficLightSettings } from './schema.ts'

export const sheet: ExportFace<TrafficLightSettings, TrafficLightAnswer> = {
  columns: ({ title }, { say }) => [
    { part: '', heading: title },
    { part: 'note', heading: `${title} ${say('formFill.lightNote')}` },
  ],
  cells: ({ light, note }, settings, { say }) => {
    const choice = lightChoices(settings).find(({ id }) => id === light)
    return [textCell(choice?.phrase ? say(choice.phrase) : (choice?.label ?? '')), textCell(note)]
  },
}
