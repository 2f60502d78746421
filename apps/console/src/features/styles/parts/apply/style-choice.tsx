import type { Style } from '@matai/contract'
import { useState } from 'react'
import { PresetGallery } from '../gallery/preset-gallery.tsx'
import { MyStyleChoice } from '../mine/my-style-choice.tsx'
import { appliedStyle } from './applied-style.ts'
import css from './style-choice.module.css'

interface StyleChoiceProps {
  content: string
  /** How the first of the codes is drawn now. */
  style: Style
  /** What of each code's style is to change. */
  onChoose: (change: Partial<Style>) => void
}

/** One of the account's styles, which is taken whole, or one of our looks, which leaves logo and text as they are. */
export function StyleChoice({ content, style, onChoose }: StyleChoiceProps) {
  const [mine, setMine] = useState<number | null>(null)
  const [look, setLook] = useState<Partial<Style>>({})
  return (
    <div className={css.choice}>
      <MyStyleChoice
        content={content}
        isChosen={({ id }) => id === mine}
        onChoose={({ id, style: chosen }) => {
          setMine(id)
          onChoose(appliedStyle(chosen))
        }}
      />
      <PresetGallery
        content={content}
        style={{ ...style, ...look }}
        onChoose={(change) => {
          setMine(null)
          setLook(change)
          onChoose(change)
        }}
      />
    </div>
  )
}
