import { optionReport } from '../../reports/options.ts'
import { type PictureChoiceAnswer, pictureChoices, type PictureChoiceSettings } from './schema.ts'

export const report = optionReport<PictureChoiceSettings, PictureChoiceAnswer>(pictureChoices, ({ options }) => options)
