import { made } from '@matai/content/schema'
import type { BatchColumn, Block, ColumnType } from '@matai/contract'
import type { PhraseKey } from '@matai/i18n'
import { blankText, newBlockId, toDrafts } from '@matai/content/draft'
import type { BatchContent } from '../editor/batch-content.ts'

type Say = (key: PhraseKey) => string
type Written = Pick<BatchContent, 'name' | 'columns' | 'keyColumn' | 'namePattern' | 'blocks'>

/** A template by trade: its columns, of which the first knows rows again, and what stands around them. */
interface Preset {
  title: PhraseKey
  /** Names parted by bars. */
  columns: PhraseKey
  types: ColumnType[]
  /** How many of the first columns must be filled. */
  required: number
  /** Name of a code; [1] is the first column. */
  pattern: PhraseKey
  around: (say: Say, variable: (place: number) => string) => Block[]
}

export const presets: Preset[] = [
  {
    title: 'batchPresets.fire',
    columns: 'batchPresets.fireColumns',
    types: ['text', 'text', 'text', 'date', 'date', 'text', 'phone'],
    required: 2,
    pattern: 'batchPresets.firePattern',
    around: (say, variable) => [
      table(say('templates.fireTableTitle'), say('templates.fireTable')),
      steps(say('templates.fireUse'), say('templates.fireSteps')),
      phone(say('templates.firePhone'), variable(7)),
    ],
  },
  {
    title: 'batchPresets.equipment',
    columns: 'batchPresets.equipmentColumns',
    types: ['text', 'text', 'text', 'date', 'text', 'phone', 'link'],
    required: 2,
    pattern: 'batchPresets.equipmentPattern',
    around: (say, variable) => [
      table(say('templates.machineTableTitle'), say('templates.machineTable')),
      steps(say('templates.machineSafety'), say('templates.machineSteps')),
      link(say('templates.manualLink'), variable(7)),
      phone(say('templates.machinePhone'), variable(6)),
    ],
  },
  {
    title: 'batchPresets.room',
    columns: 'batchPresets.roomColumns',
    types: ['text', 'text', 'text', 'number', 'text', 'phone'],
    required: 1,
    pattern: 'batchPresets.roomPattern',
    around: (say, variable) => [
      steps(say('batchPresets.roomRules'), say('batchPresets.roomRulesText')),
      phone(say('batchPresets.roomPhone'), variable(6)),
    ],
  },
  {
    title: 'batchPresets.asset',
    columns: 'batchPresets.assetColumns',
    types: ['text', 'text', 'text', 'text', 'text', 'date', 'number'],
    required: 2,
    pattern: 'batchPresets.assetPattern',
    around: (say) => [steps(say('batchPresets.assetRules'), say('batchPresets.assetRulesText'))],
  },
  {
    title: 'batchPresets.vehicle',
    columns: 'batchPresets.vehicleColumns',
    types: ['text', 'text', 'text', 'phone', 'date', 'date'],
    required: 1,
    pattern: 'batchPresets.vehiclePattern',
    around: (say, variable) => [phone(say('batchPresets.vehiclePhone'), variable(4))],
  },
]

/** The content of a preset; ids and keys are made anew each time. */
export function contentOfPreset(preset: Preset, say: Say): Written {
  const columns = say(preset.columns)
    .split('|')
    .map(
      (name, place): BatchColumn => ({
        key: newBlockId(),
        name,
        type: preset.types[place] ?? 'text',
        required: place < preset.required,
        note: '',
      }),
    )
  const variable = (place: number) => `{{${columns[place - 1]?.name ?? ''}}}`
  const facts: Block = made.table(newBlockId(), {
    title: say(preset.title),
    header: say('batchPresets.facts').split('|'),
    rows: columns.filter(({ type }) => type !== 'link').map(({ name }) => [name, `{{${name}}}`]),
  })
  return {
    name: say(preset.title),
    columns,
    keyColumn: columns[0]?.key ?? null,
    namePattern: say(preset.pattern).replaceAll(/\[(\d)\]/g, (_, place: string) => variable(Number(place))),
    blocks: toDrafts([facts, ...preset.around(say, variable)]),
  }
}

/** What a template begins with that nobody has written yet. */
export function blankContent(say: Say): BatchContent {
  const key = newBlockId()
  const name = say('batchScreens.firstColumn')
  return {
    name: '',
    columns: [{ key, name, type: 'text', required: true, note: '' }],
    keyColumn: null,
    namePattern: `{{${name}}}`,
    directoryId: null,
    style: null,
    labelTemplateId: null,
    blocks: [blankText()],
  }
}

const escaped = (words: string) => words.replace(/&/g, '&amp;').replace(/</g, '&lt;')

function steps(title: string, words: string): Block {
  const items = words
    .split('\n')
    .map((line) => `<li><p>${escaped(line)}</p></li>`)
    .join('')
  return made.richText(newBlockId(), { html: `<h2>${escaped(title)}</h2><ol>${items}</ol>` })
}

function table(title: string, words: string): Block {
  const [header = [], ...rows] = words.split('\n').map((line) => line.split('|'))
  return made.table(newBlockId(), { title, header, rows })
}

const phone = (text: string, number: string): Block => made.phoneButton(newBlockId(), { text, phone: number })
const link = (text: string, url: string): Block => made.linkButton(newBlockId(), { text, url })
