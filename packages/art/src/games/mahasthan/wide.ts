import { citadel } from './citadel.ts'
import { coin } from '../../objects/coin.ts'
import { goldJar } from './hoard.ts'
import { METAL } from '../../palette.ts'
import { frame, ribbon } from '../../scene/frame.ts'
import { letter } from '../../scene/lettering.ts'
import { backdrop, cone, glint, glow, specks } from '../../scene/light.ts'
import { createPicture, type Picture } from '../../scene/picture.ts'
import { palm, treeline } from '../../scene/shore.ts'
import { title } from '../../scene/title.ts'
import type { Wording } from '../../scene/wording.ts'

/** Mahasthan Treasure, wide: the mound at the right under the stars, the jar before it. */
export function wide({ lines: [first, second], ending }: Wording): string {
  const pic = createPicture(`mhw${ending}`, 640, 400)
  return pic.svg(
    night(pic) +
      hoard(pic) +
      backdrop(pic, pic.linear('right', ['#120604E6', [0.4, '#1206048C'], [0.62, '#12060400']])) +
      title(pic, letter(first, { cap: 60, x: 36, y: 216, fit: 326 }), {
        face: ['#F2FFFB', '#B8F5E6', '#35D0BA', '#0B7A6E'],
        edge: '#06343A',
        depth: '#02161A',
      }) +
      title(pic, letter(second, { cap: 72, x: 36, y: 312, fit: 326 }), {
        face: METAL.gold,
        edge: '#6B1C08',
        depth: '#1A0604',
      }) +
      glint(352, 132, 14, '#FFFBE8') +
      frame(pic, ['#FFE9C4', '#E0875A', '#4A1408', '#35D0BA']) +
      ribbon(pic, 'Shapla Games', '#8FF0DC', 40),
  )
}

function night(pic: Picture): string {
  return (
    backdrop(pic, pic.linear('down', ['#061B2E', [0.3, '#0E5A66'], [0.6, '#E0955A'], '#2A0E08'])) +
    specks(7, 60, [0, 0, 640, 150], '#E6FFF6', 1.8) +
    glow(pic, 470, 200, 290, '#FFB35A', 0.8) +
    cone(pic, { from: [330, 270], to: [400, 10], spread: 130, colour: '#FFE9A8' }) +
    cone(pic, { from: [614, 270], to: [540, 10], spread: 130, colour: '#FFE9A8' }) +
    treeline(5, 640, 262, 40, '#0B2A2A') +
    citadel(pic, { x: 470, y: 182, size: 296 }) +
    palm(308, 292, 140, -12, '#041A1C') +
    `<path d="M0 282Q320 262 640 282V400H0Z" fill="${pic.linear([0, 268, 0, 400], ['#8A4420', '#3A160C', '#140806'])}"/>`
  )
}

function hoard(pic: Picture): string {
  const places = [
    [370, 356, 54, 0.4],
    [420, 374, 46, 0.5],
    [536, 372, 50, 0.5],
    [590, 350, 58, 0.35],
    [326, 378, 40, 0.55],
  ] as const
  return (
    glow(pic, 478, 320, 160, '#FFD257', 0.7) +
    goldJar(pic, { x: 478, y: 308, size: 150 }) +
    places.map(([x, y, size, tilt]) => coin(pic, { x, y, size, rotate: x % 40 }, tilt)).join('')
  )
}
