import { type StatusBoard, statusColours } from '@matai/contract'

/** A screen for pages that know no names of colours: with the tint of each item. */
export function tinted<Screen extends { boards: StatusBoard[] }>(screen: Screen) {
  return {
    ...screen,
    boards: screen.boards.map((board) => ({
      ...board,
      items: board.items.map((item) => ({ ...item, tint: statusColours[item.colour] })),
    })),
  }
}
