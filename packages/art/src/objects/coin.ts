import { stamped, type Place } from '../scene/place.ts'
import type { Picture } from '../scene/picture.ts'

/** A gold coin with a shapla flower struck on it; `tilt` (0 to 1) turns it away from the viewer. */
export function coin(pic: Picture, place: Place, tilt = 0): string {
  const face = pic.linear('falling', ['#FFF7CF', '#FFD34D', '#F09A00', '#B86500'])
  const well = pic.linear('falling', ['#D98600', '#FFC531', '#FFE28A'])
  const squash = 1 - tilt * 0.7
  const petal = 'M0 0C-10 -10 -9 -27 0 -41C9 -27 10 -10 0 0Z'
  const petals = [-76, 76, -50, 50, -25, 25, 0].map(
    (turn) =>
      `<path d="${petal}" transform="translate(0 19) rotate(${turn})" stroke="#C97800" stroke-width="1.5"/>`,
  )
  const mark = pic.define((id) => `<g id="${id}">${petals.join('')}</g>`)
  return stamped(
    pic,
    `<g transform="scale(1 ${squash})"><circle cy="${7 + tilt * 8}" r="50" fill="#8A4700"/><circle r="50" fill="${face}"/>
    <circle r="40" fill="${well}"/><circle r="40" fill="none" stroke="#FFF3B8" stroke-opacity=".7" stroke-width="2"/>
    <use href="#${mark}" fill="#B86500" y="3"/><use href="#${mark}" fill="#FFF0B0"/></g>`,
    place,
  )
}
