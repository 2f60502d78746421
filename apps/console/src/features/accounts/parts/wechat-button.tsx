import { Button } from '../../../ui/controls/button.tsx'
import css from './forms.module.css'

/** The other way in; nothing where the server has none. */
export function WechatButton({ text, onClick }: { text: string; onClick: (() => void) | undefined }) {
  return (
    onClick && (
      <div className={css.other}>
        <Button block onClick={onClick}>
          {text}
        </Button>
      </div>
    )
  )
}
