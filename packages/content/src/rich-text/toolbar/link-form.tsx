import { useEditorParts } from '../../editing/face.ts'
import type { Editor } from '@tiptap/react'
import { Button, Input } from 'antd'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkAddress } from '@matai/rules/link-address'
import css from './toolbar.module.css'

/** Gives the selected words an address, or takes it away. */
export function LinkForm({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const { t } = useTranslation()
  const { Field } = useEditorParts()
  const [typed, setTyped] = useState(() => String(editor.getAttributes('link').href ?? ''))
  const [wrong, setWrong] = useState(false)

  function apply(event: FormEvent) {
    event.preventDefault()
    const href = linkAddress(typed)
    if (!href) return setWrong(true)
    const { empty } = editor.state.selection
    const chain = editor.chain().focus().extendMarkRange('link')
    if (empty && !editor.isActive('link')) {
      chain.insertContent({ type: 'text', text: typed.trim(), marks: [{ type: 'link', attrs: { href } }] }).run()
    } else chain.setLink({ href }).run()
    onClose()
  }

  function remove() {
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
    onClose()
  }

  return (
    <form
      className={css.linkForm}
      onSubmit={apply}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
      }}
    >
      <Field label={t('qrCodes.linkAddress')} labelHidden error={wrong ? t('qrCodes.unsafeLink') : undefined}>
        <Input
          autoFocus
          value={typed}
          placeholder={t('qrCodes.linkAddress')}
          onChange={(event) => {
            setTyped(event.target.value)
            setWrong(false)
          }}
        />
      </Field>
      <Button htmlType="submit">{t('qrCodes.linkApply')}</Button>
      {editor.isActive('link') && (
        <Button type="text" onClick={remove}>
          {t('qrCodes.linkRemove')}
        </Button>
      )}
    </form>
  )
}
