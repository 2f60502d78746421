import type { CodeBlock } from '@matai/contract'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../ui/format.ts'
import css from './operator.module.css'

/** When a live code was stopped and opened again, by whom and why. */
export function BlockHistory({ blocks }: { blocks: CodeBlock[] }) {
  const { t } = useTranslation()
  const { formatInstant } = useFormats()
  if (blocks.length === 0) return <p className={css.soft}>{t('abuse.historyNone')}</p>
  return (
    <ol className={css.items}>
      {blocks.map((block) => (
        <li key={block.at}>
          <Entry title={t('abuse.blockedBy', { by: block.by })} text={block.reason} at={formatInstant(block.at)} />
          {block.appeal && (
            <Entry title={t('abuse.appealOf')} text={block.appeal.text} at={formatInstant(block.appeal.at)} />
          )}
          {block.answer && (
            <Entry title={t('abuse.answer')} text={block.answer.text} at={formatInstant(block.answer.at)} />
          )}
          {block.liftedAt && (
            <Entry
              title={t('abuse.liftedBy', { by: block.liftedBy })}
              text={block.liftReason}
              at={formatInstant(block.liftedAt)}
            />
          )}
        </li>
      ))}
    </ol>
  )
}

function Entry({ title, text, at }: { title: string; text: string; at: string }) {
  return (
    <div className={css.entry}>
      <strong>{title}</strong> <span className={css.soft}>{at}</span>
      <p className={css.words}>{text}</p>
    </div>
  )
}
