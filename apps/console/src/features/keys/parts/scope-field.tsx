import { Checkbox } from 'antd'
import { useTranslation } from 'react-i18next'
import { keyActions, keyAreas, keyScopes } from 'virtual:contract-constants'
import css from './keys.module.css'

interface ScopeFieldProps {
  value: readonly string[]
  /** What the person can give. */
  grantable: readonly string[]
  onChange: (scopes: string[]) => void
}

/** What a key may do: a line for each part of the product, a box for each way to reach it. */
export function ScopeField({ value, grantable, onChange }: ScopeFieldProps) {
  const { t } = useTranslation()
  const chosen = new Set(value)
  const toggle = (scope: string) =>
    onChange(chosen.has(scope) ? value.filter((one) => one !== scope) : [...value, scope])
  return (
    <div className={css.scopes}>
      {keyAreas.map((area) => (
        <fieldset key={area} className={css.area}>
          <legend>{t(`keyScreens.area_${area}`)}</legend>
          {keyActions
            .filter((action) => keyScopes.some((scope) => scope === `${area}:${action}`))
            .map((action) => {
              const scope = `${area}:${action}`
              return (
                <Checkbox
                  key={action}
                  checked={chosen.has(scope)}
                  disabled={!grantable.includes(scope) && !chosen.has(scope)}
                  onChange={() => toggle(scope)}
                >
                  {area === 'agents' ? t('keyScreens.agentsWrite') : t(`keyScreens.action_${action}`)}
                </Checkbox>
              )
            })}
        </fieldset>
      ))}
    </div>
  )
}
