import { coin } from '../objects/coin.ts'
import { taka } from '../objects/taka.ts'
import { METAL } from '../palette.ts'
import { letter } from '../scene/lettering.ts'
import { backdrop, glint, glow, rays, specks } from '../scene/light.ts'
import { createPicture, type Picture } from '../scene/picture.ts'
import { title } from '../scene/title.ts'
import type { Wording } from '../scene/wording.ts'

/** Weekly cashback: a large taka coming round on the arrow of a whole week of seven days. */
export function cashback({ lines, ending }: Wording): string {
  const pic = createPicture(`pb${ending}`, 640, 320)
  return pic.svg(
    backdrop(pic, pic.linear('rising', ['#070B2A', '#14286B', '#2A6FB8', '#8AD8FF'])) +
      specks(6, 46, [0, 0, 640, 320], '#D8F0FF', 2) +
      rays(pic, 470, 160, 330, 20, '#D8F0FF', 0.22) +
      glow(pic, 470, 160, 210, '#FFE08A', 0.65) +
      week(pic) +
      taka(pic, { x: 470, y: 160, size: 150 }) +
      coin(pic, { x: 598, y: 276, size: 56, rotate: 14 }, 0.3) +
      coin(pic, { x: 336, y: 284, size: 46, rotate: -12 }, 0.5) +
      title(pic, letter(lines[0], { cap: 52, x: 34, y: 134, fit: 250 }), {
        face: METAL.chalk,
        edge: '#14286B',
        depth: '#070B2A',
      }) +
      title(pic, letter(lines[1], { cap: 64, x: 32, y: 208, fit: 280 }), {
        face: METAL.gold,
        edge: '#6B3A00',
        depth: '#070B2A',
      }) +
      glint(520, 92, 20, '#FFFBE8'),
  )
}

const RADIUS = 122
const DAYS = 7

/** The arrow round the coin, and a light for each day on it. */
function week(pic: Picture): string {
  const paint = pic.linear([340, 40, 600, 290], ['#FFFDF0', '#8AD8FF', '#2A6FB800'])
  const lights = Array.from({ length: DAYS }, (_, day) => {
    const turn = (day / DAYS) * Math.PI * 2 - Math.PI / 2
    const [x, y] = [470 + RADIUS * Math.cos(turn), 160 + RADIUS * Math.sin(turn)]
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="9" fill="#FFF3B8" stroke="#B86500" stroke-width="3"/>`
  })
  return `<path d="M348 160A${RADIUS} ${RADIUS} 0 1 1 398 258" fill="none" stroke="${paint}" stroke-width="16" stroke-linecap="round"/><path d="M414 236L376 276L432 284Z" fill="#D8F0FF"/>${lights.join('')}`
}
