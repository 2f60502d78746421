import { type StatusBoard, type StatusColour, statusColours } from '@matai/contract'

/** The colour itself, for pages that know no names of colours. */
export const tintOf = (colour: StatusColour): string => statusColours[colour]

/** A screen for pages that know no names of colours: with the tint of each item. */
export function tinted<Screen extends { boards: StatusBoard[] }>(screen: Screen) {
  return {
    ...screen,
    boards: screen.boards.map((board) => ({
      ...board,
      items: board.items.map((item) => ({ ...item, tint: tintOf(item.colour) })),
    })),
  }
}
