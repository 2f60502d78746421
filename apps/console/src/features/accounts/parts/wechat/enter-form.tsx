import { client } from '../../../../client.ts'
import { FinishSignIn } from '../finish-sign-in.tsx'

interface EnterFormProps {
  begun: { scene: string; key: string; code?: string }
  onDone: () => void
  /** That WeChat is bound to nobody. */
  onUnbound: () => void
  onAgain: () => void
}

/** Signs in what was confirmed in WeChat. */
export function EnterForm({ begun: { scene, key, code }, onDone, onUnbound, onAgain }: EnterFormProps) {
  return (
    <FinishSignIn
      onAgain={onAgain}
      enter={async (proven) => {
        const { session } = await client.wechat.enter({
          ...{ scene, key, isAuto: true, ...proven },
          ...(code ? { code } : {}),
        })
        if (session) onDone()
        else onUnbound()
      }}
    />
  )
}
