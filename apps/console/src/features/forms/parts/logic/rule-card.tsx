import type { Finding, FormDocument, Rule } from '@matai/form-kit/schema'
import { Button, Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { UpIcon } from '../../../../ui/editor-icons.ts'
import { DeleteIcon } from '../../../../ui/icons.ts'
import css from './logic.module.css'
import { RuleFields } from './rule-fields.tsx'
import { sayRule } from './say-rule.ts'

interface RuleCardProps {
  rule: Rule
  document: FormDocument
  isOpen: boolean
  findings: readonly Finding[]
  onOpen: (is: boolean) => void
  onChange: (rule: Rule) => void
  /** Undefined for the first. */
  onUp: (() => void) | undefined
  onRemove: () => void
}

/** A rule as a sentence; opened, what it is made of. */
export function RuleCard({ rule, document, isOpen, findings, onOpen, onChange, onUp, onRemove }: RuleCardProps) {
  const { t } = useTranslation()
  const said = sayRule(rule, document, t)
  return (
    <div
      role="group"
      className={css.card}
      aria-label={said}
      data-wrong={findings.some(({ level }) => level === 'error')}
    >
      <header className={css.head}>
        <button type="button" className={css.opener} aria-expanded={isOpen} onClick={() => onOpen(!isOpen)}>
          <Tag>{t(`formRules.kind_${rule.kind}`)}</Tag>
          <span>{said}</span>
        </button>
        {onUp && (
          <Button
            type="text"
            size="small"
            icon={<UpIcon />}
            aria-label={`${t('formRules.up')} · ${said}`}
            onClick={onUp}
          />
        )}
        <Button
          type="text"
          size="small"
          icon={<DeleteIcon />}
          aria-label={t('formRules.removeOf', { rule: said })}
          onClick={onRemove}
        />
      </header>
      {findings.map(({ phrase, params, level }) => (
        <p key={phrase} className={level === 'error' ? css.fault : css.hint} role="status">
          {t(phrase, params)}
        </p>
      ))}
      {isOpen && <RuleFields rule={rule} document={document} onChange={onChange} />}
    </div>
  )
}
