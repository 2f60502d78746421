import { MyStyles } from './parts/mine/my-styles.tsx'
import { PresetWall } from './parts/gallery/preset-wall.tsx'

/** The styles of the account, and our own looks by trade. */
export function StylesScreen() {
  return (
    <>
      <MyStyles />
      <PresetWall />
    </>
  )
}
