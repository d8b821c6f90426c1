import { coin } from '../objects/coin.ts'
import { taka } from '../objects/taka.ts'
import { METAL } from '../palette.ts'
import { letter } from '../scene/lettering.ts'
import { backdrop, glint, glow, rays, specks } from '../scene/light.ts'
import { createPicture, type Picture } from '../scene/picture.ts'
import { title } from '../scene/title.ts'
import type { Wording } from '../scene/wording.ts'

/** Missions: a path of stepping stones over the evening, all but one lit, up to a taka at its end. */
export function mission({ lines, ending }: Wording): string {
  const pic = createPicture(`pm${ending}`, 640, 320)
  return pic.svg(
    backdrop(pic, pic.linear('rising', ['#1B0A2E', '#4A1B6B', '#A03A7A', '#FF9E6B'])) +
      specks(9, 40, [0, 0, 640, 220], '#FFE3F2', 2) +
      rays(pic, 520, 96, 320, 18, '#FFD9A8', 0.24) +
      glow(pic, 520, 96, 170, '#FFE08A', 0.7) +
      path(pic) +
      taka(pic, { x: 520, y: 96, size: 122 }) +
      coin(pic, { x: 604, y: 268, size: 46, rotate: 12 }, 0.4) +
      title(pic, letter(lines[0], { cap: 50, x: 34, y: 120, fit: 250 }), {
        face: METAL.chalk,
        edge: '#4A1B6B',
        depth: '#1B0A2E',
      }) +
      title(pic, letter(lines[1], { cap: 64, x: 32, y: 196, fit: 280 }), {
        face: METAL.gold,
        edge: '#6B3A00',
        depth: '#1B0A2E',
      }) +
      glint(566, 44, 18, '#FFFBE8'),
  )
}

const STONES = [
  { x: 96, y: 284, size: 44 },
  { x: 186, y: 268, size: 40 },
  { x: 270, y: 274, size: 36 },
  { x: 348, y: 256, size: 32 },
  { x: 414, y: 226, size: 28 },
  { x: 464, y: 184, size: 24 },
]

/** Each stone is a play; the last one is still dark. */
function path(pic: Picture): string {
  const lit = pic.linear('falling', ['#FFFDF0', '#FFD36B', '#D98A1E'])
  return STONES.map(({ x, y, size }, at) => {
    const isLit = at < STONES.length - 1
    const stone = `<ellipse cx="${x}" cy="${y + 7}" rx="${size}" ry="${size * 0.44}" fill="#1B0A2E" fill-opacity=".55"/><ellipse cx="${x}" cy="${y}" rx="${size}" ry="${size * 0.44}" fill="${isLit ? lit : '#5B2A6E'}" stroke="#FFF3D6" stroke-opacity="${isLit ? 0.9 : 0.4}" stroke-width="2.5"/>`
    const mark = `<path d="M${x - size * 0.3} ${y - 1}L${x - size * 0.06} ${y + size * 0.16}L${x + size * 0.34} ${y - size * 0.18}" fill="none" stroke="#7A3A08" stroke-width="${size * 0.13}" stroke-linecap="round" stroke-linejoin="round"/>`
    return stone + (isLit ? mark : '')
  }).join('')
}
