import { PresetGallery, startStyle } from './public.tsx'

/** The styles of the account, and our own looks by trade. */
export function StylesScreen() {
  return <PresetGallery content={location.origin} style={startStyle} onChoose={() => undefined} />
}
