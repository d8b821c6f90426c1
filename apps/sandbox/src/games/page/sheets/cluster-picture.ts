import type { SlotPosition } from '@maidan/contract'
import { svgElement } from '../dom/element.ts'
import { groupOutline } from '../stage/clusters/group-outline.ts'

const CELL = 40
const REELS = 4
const ROWS = 3

/** A group of six places with the wild that joins it, and one symbol that touches it at a corner. */
const WILD_AT: SlotPosition = [2, 1]
const APART: SlotPosition = [0, 2]
const GROUP: readonly SlotPosition[] = [[0, 0], [1, 0], [1, 1], WILD_AT, [3, 1], [3, 2]]

/** Where the pictures of the group's symbol and of the wild in it are. */
type Pictures = { own: string; wild: string }

/** A small field on which a group of a game's symbol is drawn around. */
export function clusterPicture({ own, wild }: Pictures, label: string): SVGElement {
  const places = Array.from({ length: REELS * ROWS }, (_, place): SlotPosition => [
    place % REELS,
    Math.floor(place / REELS),
  ])
  const beds = places.map(([reel, row]) =>
    svgElement('rect', {
      x: reel * CELL + 2,
      y: row * CELL + 2,
      width: CELL - 4,
      height: CELL - 4,
      rx: 6,
      fill: 'currentColor',
      'fill-opacity': 0.12,
    }),
  )
  const shown = [...GROUP, APART].map((place) => {
    return picture(place === WILD_AT ? wild : own, place, place === APART)
  })
  const lines = groupOutline(GROUP).map((loop) =>
    svgElement('polygon', {
      class: 'group-line',
      points: loop.map(([across, down]) => `${across * CELL},${down * CELL}`).join(' '),
    }),
  )
  const edge = 3
  const size = `${-edge} ${-edge} ${REELS * CELL + 2 * edge} ${ROWS * CELL + 2 * edge}`
  const named = { viewBox: size, role: 'img', 'aria-label': label }
  return svgElement('svg', named, ...beds, ...shown, ...lines)
}

function picture(href: string, [reel, row]: SlotPosition, faint: boolean): SVGElement {
  const side = CELL - 6
  const at = { x: reel * CELL + 3, y: row * CELL + 3, width: side, height: side }
  return svgElement('image', { href, ...at, opacity: faint ? 0.45 : 1 })
}
