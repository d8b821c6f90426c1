import { stamped, type Place } from '../../scene/place.ts'
import type { Picture } from '../../scene/picture.ts'

const THICK = 13
const FLAT = 17
/** Where the white of a chip's rim is seen from the side: from and to, of half its width. */
const WHITES = [
  [-0.86, -0.66],
  [-0.2, 0.2],
  [0.66, 0.86],
] as const

/** Chips on each other, 100 units wide, seen from a seat at the table; the lowest stands at the origin. */
export function chipStack(pic: Picture, place: Place, colours: readonly string[]): string {
  const chips = colours.map((colour, index) => chip(pic, colour, -index * THICK))
  return stamped(
    pic,
    `<ellipse cx="6" cy="10" rx="56" ry="20" fill="#12020a" fill-opacity=".55"/>${chips.join('')}${top(-colours.length * THICK + THICK)}`,
    place,
  )
}

function chip(pic: Picture, colour: string, y: number): string {
  const shine = pic.linear('right', [
    '#FFFFFF00',
    [0.3, '#FFFFFF38'],
    [0.55, '#FFFFFF00'],
    '#00000080',
  ])
  const side = `M-50 ${y}v${-THICK}A50 ${FLAT} 0 0 1 50 ${y - THICK}v${THICK}A50 ${FLAT} 0 0 1 -50 ${y}Z`
  const whites = WHITES.map(([from, to]) => {
    const [low, high] = [depth(from), depth(to)]
    const [left, right] = [Math.round(from * 50), Math.round(to * 50)]
    return `M${left} ${y + low}v${-THICK}L${right} ${y + high - THICK}v${THICK}Z`
  })
  return `<path d="${side}" fill="${colour}"/><path d="${whites.join('')}" fill="#FFF8E6"/><path d="${side}" fill="${shine}"/><ellipse cy="${y - THICK}" rx="50" ry="${FLAT}" fill="${colour}" stroke="#FFFFFF66"/>`
}

/** How far the rim comes forward at a share of the half width. */
function depth(share: number): number {
  return Math.round(FLAT * Math.sqrt(1 - share * share))
}

/** The face of the uppermost chip: a white ring in dashes and its gold middle. */
function top(y: number): string {
  const face = y - THICK
  return `<ellipse cy="${face}" rx="43" ry="14" fill="none" stroke="#FFF8E6" stroke-width="6" stroke-dasharray="15 16"/><ellipse cy="${face}" rx="32" ry="10" fill="#FFE08A"/><ellipse cy="${face}" rx="32" ry="10" fill="none" stroke="#A85704" stroke-width="1.5"/>`
}
