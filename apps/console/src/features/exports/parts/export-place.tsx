import { useDownloads } from '../../../downloads.ts'
import { useUser } from '../../../user.ts'
import { CodesDialog } from './codes-dialog.tsx'
import { ExportTray } from './export-tray.tsx'

/** What stands over every screen: the dialog that starts a download, and the tray of those under way. */
export function ExportPlace() {
  const user = useUser()
  const wanted = useDownloads((downloads) => downloads.wanted)
  return (
    <>
      {wanted && <CodesDialog wanted={wanted} />}
      <ExportTray key={user.account.id} accountId={user.account.id} />
    </>
  )
}
