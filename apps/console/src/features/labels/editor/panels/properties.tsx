import type { FieldLayer, LabelLayer, TextLayer } from '@matai/label'
import type { ReactNode } from 'react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { layerName } from '../model/layer-words.ts'
import type { Deeds } from '../use-deeds.ts'
import type { LabelEditor } from '../use-label-editor.ts'
import { ArrangeFields } from './arrange-fields.tsx'
import { LabelFields } from './label-fields.tsx'
import css from './panels.module.css'
import { PlaceFields } from './place-fields.tsx'
import { CodeFields, LineFields, PictureFields, RectangleFields } from './shape-fields.tsx'
import { FieldFields, LookFields, TextFields } from './text-fields.tsx'

interface PropertiesProps {
  editor: LabelEditor
  deeds: Deeds
  disabled: boolean
  onStyle: () => void
}

/** What can be changed about what is chosen; about the label itself when nothing is. */
function PropertiesNow({ editor, deeds, disabled, onStyle }: PropertiesProps) {
  const { t } = useTranslation()
  const { chosen } = editor
  const [layer] = chosen
  if (!layer || disabled) {
    return (
      <Panel title={t('labelEditor.label')}>
        <LabelFields editor={editor} disabled={disabled} />
      </Panel>
    )
  }
  if (chosen.length > 1) {
    const texts = chosen.filter(isText)
    return (
      <Panel title={t('labelEditor.severalChosen', { count: chosen.length })}>
        <ArrangeFields editor={editor} deeds={deeds} />
        {texts[0] && texts.length === chosen.length && <LookFields editor={editor} layer={texts[0]} />}
      </Panel>
    )
  }
  return (
    <Panel title={layerName(layer, t)}>
      {layer.locked && <p className={css.hint}>{t('labelEditor.lockedHint')}</p>}
      <OwnFields key={layer.id} editor={editor} layer={layer} onStyle={onStyle} />
      {isText(layer) && <LookFields editor={editor} layer={layer} />}
      <PlaceFields editor={editor} layer={layer} />
      <ArrangeFields editor={editor} deeds={deeds} />
    </Panel>
  )
}

function isText(layer: LabelLayer): layer is TextLayer | FieldLayer {
  return layer.type === 'text' || layer.type === 'field'
}

function OwnFields({ editor, layer, onStyle }: { editor: LabelEditor; layer: LabelLayer; onStyle: () => void }) {
  switch (layer.type) {
    case 'text':
      return <TextFields editor={editor} layer={layer} />
    case 'field':
      return <FieldFields editor={editor} layer={layer} />
    case 'line':
      return <LineFields editor={editor} layer={layer} />
    case 'rectangle':
      return <RectangleFields editor={editor} layer={layer} />
    case 'picture':
      return <PictureFields editor={editor} layer={layer} />
    case 'code':
      return <CodeFields editor={editor} layer={layer} onStyle={onStyle} />
  }
}

function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={css.fields}>
      <h2 className={css.title}>{title}</h2>
      {children}
    </div>
  )
}

/** Shows what is saved of a gesture, so it rests while one goes on. */
export const Properties = memo(
  PropertiesNow,
  (before, now) =>
    before.disabled === now.disabled &&
    before.editor.content === now.editor.content &&
    before.editor.selection === now.editor.selection &&
    before.editor.uploads === now.editor.uploads,
)
