import type { EditorParts } from '@matai/content/editor'
import { useMemo } from 'react'
import { Field } from '../../../../ui/field.tsx'
import { useFormats } from '../../../../ui/format.ts'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { toast } from '../../../../ui/toast-store.ts'
import { fileTypes, UploadBar } from '../../../files/public.ts'
import { CouponField } from '../../../coupons/public.tsx'
import { FormField } from '../../../forms/public.tsx'

/** What the console lends to the editors of blocks. */
export function useBlockEditorParts(): EditorParts {
  const { formatBytes } = useFormats()
  return useMemo(
    () => ({ Field, UploadBar, Skeleton, FormField, CouponField, fileTypes, formatBytes, tell: toast.info }),
    [formatBytes],
  )
}
