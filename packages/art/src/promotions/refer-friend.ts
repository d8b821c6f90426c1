import { fan } from '../objects/figures/fan.ts'
import { taka } from '../objects/taka.ts'
import { confetti } from '../scene/confetti.ts'
import { letter } from '../scene/lettering.ts'
import { backdrop, cone, glow } from '../scene/light.ts'
import { createPicture, type Picture } from '../scene/picture.ts'
import { field, stands } from '../scene/stadium.ts'
import { title } from '../scene/title.ts'
import type { Wording } from '../scene/wording.ts'

const GREEN = {
  shirt: ['#14A35A', '#04331B'],
  hair: '#150C08',
  skin: '#8A5636',
  rim: '#FFF1C4',
} as const
const AMBER = {
  shirt: ['#FFB703', '#9A4A00'],
  hair: '#1A0F16',
  skin: '#A06A44',
  rim: '#FFF6E0',
} as const

/** Refer a friend: two supporters at the rail, fists together, the match below them. */
export function referFriend({ lines, ending }: Wording): string {
  const pic = createPicture(`pr${ending}`, 640, 320)
  return pic.svg(
    view(pic) +
      confetti(8, 40, [260, 10, 380, 150], 10) +
      fan(pic, { x: 400, y: 236, size: 176 }, GREEN) +
      fan(pic, { x: 576, y: 240, size: 176, flip: true }, AMBER) +
      glow(pic, 488, 234, 70, '#FFF1C4', 0.9) +
      taka(pic, { x: 488, y: 140, size: 64 }) +
      taka(pic, { x: 446, y: 84, size: 38, rotate: -16 }) +
      taka(pic, { x: 534, y: 88, size: 34, rotate: 16 }) +
      title(pic, letter(lines[0], { cap: 46, x: 36, y: 116, fit: 240 }), {
        face: ['#FFFFFF', '#FFF1DC', '#F2C9A0'],
        edge: '#4A1240',
        depth: '#16061C',
      }) +
      title(pic, letter(lines[1], { cap: 58, x: 34, y: 198, fit: 280 }), {
        face: ['#FFF8D6', '#FFD34D', '#FF8A3D', '#D93A5A'],
        edge: '#4A1240',
        depth: '#16061C',
      }),
  )
}

function view(pic: Picture): string {
  return (
    backdrop(pic, pic.linear('down', ['#2A0E4A', '#7A1F6B', '#E0605A', '#2A0E2A'])) +
    glow(pic, 470, 150, 280, '#FFC98A', 0.7) +
    cone(pic, { from: [640, -30], to: [380, 330], spread: 220, colour: '#FFF1C4', strength: 0.4 }) +
    stands(pic, 128, 46, 6, ['#5A1F5A', '#2A0E2A']) +
    field(pic, 186, [480, 204], ['#3FA86B', '#1A4A3A', '#0A1A1A']) +
    backdrop(pic, pic.linear('right', ['#16061CE6', [0.4, '#16061C80'], [0.6, '#16061C00']])) +
    `<path d="M0 292H640V304H0Z" fill="#0A0410" fill-opacity=".7"/><path d="M0 292H640" stroke="#FFD9A8" stroke-opacity=".6" stroke-width="2"/>`
  )
}
