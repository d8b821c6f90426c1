import { svgElement } from '../../../games/page/dom/element.ts'

/** One leaf of the clover, pointing up from the middle of a 32 × 32 field. */
const LEAF =
  'M16 15.2C10.4 11.6 9.4 8.2 10.9 6.2C12.4 4.3 15 4.8 16 7C17 4.8 19.6 4.3 21.1 6.2C22.6 8.2 21.6 11.6 16 15.2Z'
const STALK = 'M16.6 17C17.4 21.6 19.4 25.4 23 28.2'
const LEAF_TURNS = [0, 90, 180, 270]

/** The book's sign, a clover of four leaves; it says nothing to a screen reader. */
export function clover(): SVGElement {
  const leaves = LEAF_TURNS.map((turn) =>
    svgElement('path', { d: LEAF, transform: `rotate(${turn + 45} 16 16)` }),
  )
  const stalk = svgElement('path', { d: STALK, class: 'clover-stalk' })
  return svgElement(
    'svg',
    { viewBox: '0 0 32 32', class: 'clover', 'aria-hidden': 'true' },
    stalk,
    ...leaves,
  )
}
