import { made } from '@matai/content/schema'
import type { BatchColumn, Block, ColumnType } from '@matai/contract'
import type { PhraseKey } from '@matai/i18n'
import { type Family, familyLooks } from '@matai/label/presets'
import { defaultStyle } from '@matai/qr'
import { blankText, newBlockId, toDrafts } from '@matai/content/draft'
import type { BatchContent } from '../editor/batch-content.ts'

type Say = (key: PhraseKey) => string
type Written = Pick<
  BatchContent,
  'name' | 'columns' | 'keyColumn' | 'namePattern' | 'blocks' | 'style' | 'family' | 'labelTemplateId'
>

/** A template by trade: the types of its columns, of which the first knows rows again, and what stands around them. */
interface Preset {
  key: Family
  types: ColumnType[]
  /** How many of the first columns must be filled. */
  required: number
  around: (say: Say, variable: (place: number) => string) => Block[]
}

export const presets: Preset[] = [
  {
    key: 'fire',
    types: ['text', 'text', 'text', 'date', 'date', 'text', 'phone'],
    required: 2,
    around: (say, variable) => [
      table(say('templates.fireTableTitle'), say('templates.fireTable')),
      steps(say('templates.fireUse'), say('templates.fireSteps')),
      phone(say('templates.firePhone'), variable(7)),
    ],
  },
  {
    key: 'equipment',
    types: ['text', 'text', 'text', 'date', 'text', 'phone', 'link'],
    required: 2,
    around: (say, variable) => [
      table(say('templates.machineTableTitle'), say('templates.machineTable')),
      steps(say('templates.machineSafety'), say('templates.machineSteps')),
      link(say('templates.manualLink'), variable(7)),
      phone(say('templates.machinePhone'), variable(6)),
    ],
  },
  {
    key: 'room',
    types: ['text', 'text', 'text', 'number', 'text', 'phone'],
    required: 1,
    around: (say, variable) => [
      steps(say('batchPresets.roomRules'), say('batchPresets.roomRulesText')),
      phone(say('batchPresets.roomPhone'), variable(6)),
    ],
  },
  {
    key: 'asset',
    types: ['text', 'text', 'text', 'text', 'text', 'date', 'number'],
    required: 2,
    around: (say) => [steps(say('batchPresets.assetRules'), say('batchPresets.assetRulesText'))],
  },
  {
    key: 'vehicle',
    types: ['text', 'text', 'text', 'phone', 'date', 'date'],
    required: 1,
    around: (say, variable) => [phone(say('batchPresets.vehiclePhone'), variable(4))],
  },
  {
    key: 'shelf',
    types: ['text', 'text', 'text', 'text', 'text', 'text', 'phone'],
    required: 1,
    around: (say, variable) => [
      steps(say('batchPresets.shelfRules'), say('batchPresets.shelfRulesText')),
      phone(say('batchPresets.shelfPhone'), variable(7)),
    ],
  },
  {
    key: 'tool',
    types: ['text', 'text', 'text', 'text', 'text', 'date'],
    required: 2,
    around: (say) => [steps(say('batchPresets.toolRules'), say('batchPresets.toolRulesText'))],
  },
  {
    key: 'visitor',
    types: ['text', 'text', 'text', 'text', 'text', 'phone'],
    required: 2,
    around: (say, variable) => [
      steps(say('batchPresets.visitorRules'), say('batchPresets.visitorRulesText')),
      phone(say('batchPresets.visitorPhone'), variable(6)),
    ],
  },
  {
    key: 'ticket',
    types: ['text', 'text', 'date', 'text', 'text'],
    required: 2,
    around: (say) => [steps(say('batchPresets.ticketRules'), say('batchPresets.ticketRulesText'))],
  },
]

export const titleOf = ({ key }: Preset) => `batchPresets.${key}` as const
/** Names parted by bars. */
export const columnsOf = ({ key }: Preset) => `batchPresets.${key}Columns` as const

/** The content of a preset with the style and the label of its trade; ids and keys are made anew each time. */
export function contentOfPreset(preset: Preset, say: Say): Written {
  const columns = say(columnsOf(preset))
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
    title: say(titleOf(preset)),
    header: say('batchPresets.facts').split('|'),
    rows: columns.filter(({ type }) => type !== 'link').map(({ name }) => [name, `{{${name}}}`]),
  })
  return {
    name: say(titleOf(preset)),
    columns,
    keyColumn: columns[0]?.key ?? null,
    namePattern: say(`batchPresets.${preset.key}Pattern`).replaceAll(/\[(\d)\]/g, (_, place: string) =>
      variable(Number(place)),
    ),
    blocks: toDrafts([facts, ...preset.around(say, variable)]),
    style: { ...defaultStyle, ...familyLooks[preset.key] },
    // The label is made when the template is: looking at a preset leaves nothing behind.
    family: preset.key,
    labelTemplateId: null,
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
