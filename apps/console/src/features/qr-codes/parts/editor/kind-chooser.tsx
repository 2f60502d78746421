import type { MadeKind } from '@matai/contract'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { LinkIcon, TextIcon } from '../../../../ui/editor-icons.ts'
import { HomeIcon } from '../../../../ui/icons.ts'
import { homeQuery } from '../queries.ts'
import css from './kind-chooser.module.css'
import type { Editor } from './use-editor.ts'

const choices: { kind: MadeKind; icon: typeof TextIcon }[] = [
  { kind: 'page', icon: TextIcon },
  { kind: 'jump', icon: LinkIcon },
  { kind: 'home', icon: HomeIcon },
]

/** What a new code will be. A second home page is not offered, and says why. */
export function KindChooser({ editor, fault }: { editor: Editor; fault: string | undefined }) {
  const { t } = useTranslation()
  const name = useId()
  const { data: home } = useQuery(homeQuery)
  const { content, edit } = editor
  return (
    <fieldset className={css.chooser}>
      <legend>{t('kinds.choose')}</legend>
      <div className={css.choices}>
        {choices.map(({ kind, icon: Icon }) => {
          const isTaken = kind === 'home' && Boolean(home)
          return (
            <label key={kind} className={css.choice}>
              <input
                type="radio"
                name={name}
                aria-describedby={`${name}-${kind}`}
                checked={content.kind === kind}
                disabled={isTaken}
                onChange={() => edit({ do: 'chooseKind', kind, at: Date.now() })}
              />
              <b>
                <Icon />
                {t(`kinds.kind_${kind}`)}
              </b>
              <small id={`${name}-${kind}`}>{t(isTaken ? 'kinds.homepageExists' : `kinds.text_${kind}`)}</small>
            </label>
          )
        })}
      </div>
      {fault && (
        <p className={css.fault} role="alert">
          {fault}
        </p>
      )}
    </fieldset>
  )
}
