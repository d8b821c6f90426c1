import { fireball, stumps } from '../../objects/cricket.ts'
import { batter } from '../../objects/figures/batter.ts'
import { bowler } from '../../objects/figures/bowler.ts'
import { GREEN_KIT } from '../../objects/figures/kit.ts'
import { METAL } from '../../palette.ts'
import { frame, ribbon } from '../../scene/frame.ts'
import { letter } from '../../scene/lettering.ts'
import { backdrop, glow, specks } from '../../scene/light.ts'
import { createPicture, type Picture } from '../../scene/picture.ts'
import { field, stands, tower } from '../../scene/stadium.ts'
import { title } from '../../scene/title.ts'
import { lean } from '../../scene/warp.ts'
import type { Wording } from '../../scene/wording.ts'

const RIVAL = {
  shirt: ['#3F8FE0', '#0B2A5A'],
  trousers: ['#1F5FA8', '#06183A'],
  accent: '#FFFFFF',
  rim: '#CFE8FF',
} as const

/** Last Over, wide: the whole pitch, bowler far, batter near, the ball already in the stands' lights. */
export function wide({ lines: [first, second], ending }: Wording): string {
  const pic = createPicture(`low${ending}`, 640, 400)
  const style = { edge: '#06402A', depth: '#020B08' }
  const warp = lean(0.14)
  return pic.svg(
    arena(pic) +
      bowler(pic, { x: 362, y: 214, size: 70 }, RIVAL) +
      stumps(pic, { x: 432, y: 300, size: 88 }) +
      `<ellipse cx="520" cy="362" rx="96" ry="11" fill="#03100A" fill-opacity=".6"/>` +
      batter(pic, { x: 506, y: 226, size: 232 }, GREEN_KIT) +
      fireball(pic, { x: 372, y: 74, size: 62, rotate: 28 }) +
      backdrop(pic, pic.linear('right', ['#020B08D9', [0.38, '#020B0866'], [0.56, '#020B0800']])) +
      title(pic, letter(first, { cap: 70, x: 40, y: 208, fit: 260, warp }), {
        ...style,
        face: METAL.chalk,
      }) +
      title(pic, letter(second, { cap: 84, x: 62, y: 314, fit: 300, warp }), {
        ...style,
        face: METAL.gold,
        edge: '#6B2C00',
      }) +
      `<path d="M18 270H56M26 292H60M10 314H52" stroke="#2BD576" stroke-width="6" stroke-linecap="round"/>` +
      frame(pic, ['#EFFFF5', '#2BD576', '#06301E', '#FFB703']) +
      ribbon(pic, 'Shapla Games', '#9DF5C2', 40),
  )
}

function arena(pic: Picture): string {
  return (
    backdrop(pic, pic.linear('down', ['#04202E', '#0A4A56', '#0E6B52', '#07130E'])) +
    specks(6, 36, [0, 0, 640, 110], '#DFF6FF', 1.2) +
    glow(pic, 430, 200, 280, '#9DF5E0', 0.4) +
    stands(pic, 150, 64, 4) +
    field(pic, 230, [400, 250], ['#3FBF74', '#1D6B43', '#07130E']) +
    tower(pic, { x: 262, y: 190, height: 128, to: [420, 390], strength: 0.4 }) +
    tower(pic, { x: 590, y: 190, height: 150, to: [430, 390], strength: 0.5 }) +
    `<path d="M336 246H396L620 396H330Z" fill="#E9C98A" fill-opacity=".34"/><path d="M330 340H560M332 262H424" stroke="#F2F7F4" stroke-opacity=".55" stroke-width="2.5"/>`
  )
}
