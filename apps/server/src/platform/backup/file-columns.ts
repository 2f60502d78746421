import type { FileColumn } from './snapshot.ts'

/** Where the database names what lies in the blob store. */
export const fileColumns: FileColumn[] = [
  { table: 'file', id: 'id', sha256: 'sha256' },
  { table: 'archive_import', id: 'blob_id' },
  { table: 'archive_part', id: 'blob_id' },
  { table: 'batch_import', id: 'blob_id' },
  { table: 'export_task', id: 'blob_id' },
  { table: 'file_mark', id: 'blob_id' },
]
