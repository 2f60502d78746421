import { optionReport } from '../../reports/options.ts'
import { lightChoices, type TrafficLightAnswer, type TrafficLightSettings } from './schema.ts'

export const report = optionReport<TrafficLightSettings, TrafficLightAnswer>(lightChoices, ({ light }) => [light])
