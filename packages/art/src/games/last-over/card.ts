import { fireball, stumps } from '../../objects/cricket.ts'
import { batter } from '../../objects/figures/batter.ts'
import { METAL } from '../../palette.ts'
import { frame, ribbon } from '../../scene/frame.ts'
import { letter } from '../../scene/lettering.ts'
import { backdrop, glow, specks, vignette } from '../../scene/light.ts'
import { createPicture, type Picture } from '../../scene/picture.ts'
import { field, stands, tower } from '../../scene/stadium.ts'
import { title, words } from '../../scene/title.ts'
import { lean } from '../../scene/warp.ts'
import type { Wording } from '../../scene/wording.ts'

/** Last Over: the batter has lofted the ball into the lights, six needed on the board. */
export function card({ lines: [first, second, need = ''], ending }: Wording): string {
  const pic = createPicture(`lo${ending}`, 300, 400)
  return pic.svg(
    ground(pic) +
      board(need) +
      stumps(pic, { x: 62, y: 246, size: 62 }) +
      `<ellipse cx="132" cy="286" rx="70" ry="9" fill="#03100A" fill-opacity=".6"/>` +
      batter(pic, { x: 124, y: 188, size: 168 }) +
      fireball(pic, { x: 240, y: 92, size: 62, rotate: 128 }) +
      vignette(pic, '#020B08', 0.92) +
      lettering(pic, [first, second]) +
      frame(pic, ['#EFFFF5', '#2BD576', '#06301E', '#FFB703']) +
      ribbon(pic, 'Shapla Games', '#9DF5C2', 20),
  )
}

function ground(pic: Picture): string {
  return (
    backdrop(pic, pic.linear('down', ['#04202E', '#0A4A56', '#0E6B52', '#07130E'])) +
    specks(6, 24, [0, 0, 300, 90], '#DFF6FF', 1.1) +
    glow(pic, 150, 170, 190, '#9DF5E0', 0.4) +
    stands(pic, 146, 54, 4) +
    field(pic, 208, [150, 226], ['#3FBF74', '#1D6B43', '#07130E']) +
    tower(pic, { x: 40, y: 172, height: 112, to: [170, 330], strength: 0.5 }) +
    tower(pic, { x: 270, y: 172, height: 104, to: [110, 330], strength: 0.45 }) +
    `<path d="M92 214H208L296 330H4Z" fill="#E9C98A" fill-opacity=".34"/><path d="M62 268H250M48 286H262" stroke="#F2F7F4" stroke-opacity=".55" stroke-width="2"/>`
  )
}

/** The scoreboard in the stand, with what is needed on it. */
function board(need: string): string {
  const line = letter(need, {
    cap: 9,
    weight: 800,
    tracking: 0.12,
    x: 77,
    y: 139,
    anchor: 'middle',
  })
  return `<path d="M44 118H110V150H44Z" fill="#03100A" stroke="#2BD576" stroke-width="1.5"/>${words(line, '#FFB703')}<path d="M52 145H102" stroke="#2BD576" stroke-width="1.5" stroke-dasharray="4 3"/>`
}

function lettering(pic: Picture, [first, second]: readonly [string, string]): string {
  const style = { edge: '#06402A', depth: '#020B08' }
  const warp = lean(0.14)
  return (
    title(pic, letter(first, { cap: 48, x: 22, y: 332, fit: 190, warp }), {
      ...style,
      face: METAL.chalk,
    }) +
    title(pic, letter(second, { cap: 56, x: 284, y: 390, anchor: 'end', fit: 250, warp }), {
      ...style,
      face: METAL.gold,
      edge: '#6B2C00',
    }) +
    `<path d="M20 352H64M14 366H56M24 380H50" stroke="#2BD576" stroke-width="4.500" stroke-linecap="round"/>`
  )
}
