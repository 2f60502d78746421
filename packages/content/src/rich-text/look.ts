import { Extension, Mark } from '@tiptap/core'

/** Sizes that words can have, beside that of the page; px. */
export const sizes = ['13px', '20px', '26px'] as const
/** Colours that can be read on light and dark pages alike. */
export const colours = ['#C4320A', '#B54708', '#0B7A5B', '#175CD3', '#7A3FC4', '#6B7280'] as const
export const alignments = ['center', 'right'] as const

const fromStyle = (property: 'color' | 'fontSize') => ({
  default: null,
  parseHTML: (element: HTMLElement) => element.style[property] || null,
  renderHTML: ({ [property]: value }: Record<string, unknown>) =>
    value ? { style: `${property === 'color' ? 'color' : 'font-size'}: ${String(value)}` } : {},
})

/** Colour and size of some words. */
export const Look = Mark.create({
  name: 'look',
  addAttributes: () => ({ color: fromStyle('color'), fontSize: fromStyle('fontSize') }),
  parseHTML: () => [
    { tag: 'span', getAttrs: (element) => (element.style.color || element.style.fontSize ? {} : false) },
  ],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
})

/** Where the lines of a paragraph or heading stand. */
export const Alignment = Extension.create({
  name: 'alignment',
  addGlobalAttributes: () => [
    {
      types: ['heading', 'paragraph'],
      attributes: {
        align: {
          default: null,
          parseHTML: (element) => alignments.find((known) => known === element.style.textAlign) ?? null,
          renderHTML: ({ align }) => (align ? { style: `text-align: ${String(align)}` } : {}),
        },
      },
    },
  ],
})
