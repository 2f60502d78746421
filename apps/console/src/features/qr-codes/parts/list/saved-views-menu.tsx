import { useNavigate, useSearch } from '@tanstack/react-router'
import { Button, Popover } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../../paths.ts'
import { AddIcon, DeleteIcon, EditIcon, ViewsIcon } from '../../../../ui/icons.ts'
import { toast } from '../../../../ui/toast-store.ts'
import { useUser } from '../../../../user.ts'
import { NameDialog } from '../../../../ui/name-dialog.tsx'
import css from './list.module.css'
import { removeView, renameView, type SavedView, sameView, saveView, useSavedViews, viewSearch } from './saved-views.ts'

/** Longest name of a view. */
const nameMax = 30
const noViews: SavedView[] = []

/** Views that a person keeps in this browser: choose, add, rename, delete. */
export function SavedViewsMenu() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const search = viewSearch(useSearch({ strict: false }))
  const user = useUser()
  const owner = `${user.id}-${user.account.id}`
  const views = useSavedViews(({ byOwner }) => byOwner[owner] ?? noViews)
  const [open, setOpen] = useState(false)
  /** The name that is given a new one; empty for a new view. */
  const [named, setNamed] = useState<string | null>(null)

  function ask(name: string) {
    setOpen(false)
    setNamed(name)
  }

  function remove(view: SavedView) {
    removeView(owner, view.name)
    toast.success(t('qrCodes.viewRemoved', { name: view.name }), {
      label: t('app.undo'),
      run: () => saveView(owner, view),
    })
  }

  const content = (
    <div className={css.views}>
      {views.length === 0 && <p className={css.viewsEmpty}>{t('qrCodes.viewsEmpty')}</p>}
      <ul aria-label={t('qrCodes.views')}>
        {views.map((view) => (
          <li key={view.name}>
            <button
              type="button"
              className={css.view}
              aria-current={sameView(view.search, search) ? 'true' : undefined}
              onClick={() => {
                setOpen(false)
                void navigate({ to: paths.qrCodes, search: view.search })
              }}
            >
              {view.name}
            </button>
            <Button
              type="text"
              size="small"
              icon={<EditIcon />}
              aria-label={t('qrCodes.viewRenameOf', { name: view.name })}
              onClick={() => ask(view.name)}
            />
            <Button
              type="text"
              size="small"
              icon={<DeleteIcon />}
              aria-label={t('qrCodes.viewRemoveOf', { name: view.name })}
              onClick={() => remove(view)}
            />
          </li>
        ))}
      </ul>
      <Button block icon={<AddIcon />} onClick={() => ask('')}>
        {t('qrCodes.viewSave')}
      </Button>
    </div>
  )
  return (
    <>
      <Popover trigger="click" placement="bottomLeft" open={open} onOpenChange={setOpen} content={content}>
        <Button icon={<ViewsIcon />} aria-expanded={open}>
          {t('qrCodes.views')}
        </Button>
      </Popover>
      {named !== null && (
        <NameDialog
          title={named ? t('qrCodes.viewRename') : t('qrCodes.viewSave')}
          label={t('qrCodes.viewName')}
          hint={t('qrCodes.viewsHere')}
          action={t('app.save')}
          initial={named}
          max={nameMax}
          onClose={() => setNamed(null)}
          onSubmit={async (name) => {
            if (named) renameView(owner, named, name)
            else saveView(owner, { name, search })
            toast.success(t('qrCodes.viewSaved', { name }))
          }}
        />
      )}
    </>
  )
}
