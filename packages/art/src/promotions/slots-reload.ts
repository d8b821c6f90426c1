import { coin } from '../objects/coin.ts'
import { honeyPot } from '../objects/honey.ts'
import { machine } from '../objects/machine.ts'
import { METAL } from '../palette.ts'
import { letter } from '../scene/lettering.ts'
import { backdrop, glint, glow, rays, specks } from '../scene/light.ts'
import { createPicture, type Picture } from '../scene/picture.ts'
import { title } from '../scene/title.ts'
import type { Wording } from '../scene/wording.ts'

/** Slots reload: the machine wound up by a turning arrow, honey on every reel. */
export function slotsReload({ lines, ending }: Wording): string {
  const pic = createPicture(`ps${ending}`, 640, 320)
  const pot = honeyPot(pic, { x: 0, y: 0, size: 84 })
  const use = `<use href="#${pic.define((id) => `<g id="${id}">${pot}</g>`)}"/>`
  return pic.svg(
    backdrop(pic, pic.linear('rising', ['#1C0626', '#5A0E3A', '#B3341F', '#F08A1F'])) +
      specks(4, 40, [0, 0, 640, 320], '#FFE3B8', 2) +
      rays(pic, 460, 160, 340, 22, '#FFE08A', 0.3) +
      glow(pic, 460, 160, 230, '#FFC94A', 0.8) +
      turn(pic) +
      machine(pic, { x: 456, y: 172, size: 216 }, [use, use, use]) +
      coins(pic) +
      title(pic, letter(lines[0], { cap: 56, x: 34, y: 142, fit: 250 }), {
        face: METAL.chalk,
        edge: '#5A0E3A',
        depth: '#1C0626',
      }) +
      title(pic, letter(lines[1], { cap: 66, x: 32, y: 228, fit: 286 }), {
        face: METAL.gold,
        edge: '#6B1C00',
        depth: '#1C0626',
      }) +
      glint(304, 160, 20, '#FFFBE8'),
  )
}

/** A ring arrow around the machine. */
function turn(pic: Picture): string {
  const paint = pic.linear([320, 20, 600, 300], ['#FFFDF0', '#FFD34D', '#FF7A1A00'])
  return `<path d="M334 232A142 142 0 0 1 556 54" fill="none" stroke="${paint}" stroke-width="16" stroke-linecap="round"/><path d="M540 20L596 66L528 90Z" fill="#FFE9A8"/><path d="M586 100A142 142 0 0 1 400 298" fill="none" stroke="#FFD34D" stroke-opacity=".35" stroke-width="10" stroke-linecap="round"/>`
}

function coins(pic: Picture): string {
  const places = [
    [596, 268, 62, 0.2],
    [548, 298, 50, 0.5],
    [334, 290, 54, 0.4],
    [284, 38, 38, 0.5],
    [612, 176, 40, 0.4],
  ] as const
  return places
    .map(([x, y, size, tilt]) => coin(pic, { x, y, size, rotate: (x % 40) - 20 }, tilt))
    .join('')
}
