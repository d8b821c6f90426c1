import { citadel } from './citadel.ts'
import { coin } from '../../objects/coin.ts'
import { goldJar } from './hoard.ts'
import { METAL } from '../../palette.ts'
import { frame, ribbon } from '../../scene/frame.ts'
import { letter } from '../../scene/lettering.ts'
import { backdrop, cone, glint, glow, specks, vignette } from '../../scene/light.ts'
import { createPicture, type Picture } from '../../scene/picture.ts'
import { palm, treeline } from '../../scene/shore.ts'
import { title } from '../../scene/title.ts'
import { arch } from '../../scene/warp.ts'
import type { Wording } from '../../scene/wording.ts'

const GOLD = { face: METAL.gold, edge: '#6B1C08', depth: '#1A0604' }

/** Mahasthan Treasure: a jar of gold dug out before the brick mound, night behind it. */
export function card({ lines: [first, second], ending }: Wording): string {
  const pic = createPicture(`mh${ending}`, 300, 400)
  return pic.svg(
    night(pic) +
      hoard(pic) +
      vignette(pic, '#120604', 0.88) +
      title(
        pic,
        letter(first, {
          cap: 42,
          x: 150,
          y: 336,
          anchor: 'middle',
          fit: 274,
          warp: arch(10),
        }),
        { face: ['#F2FFFB', '#B8F5E6', '#35D0BA', '#0B7A6E'], edge: '#06343A', depth: '#02161A' },
      ) +
      title(pic, letter(second, { cap: 44, x: 150, y: 387, anchor: 'middle', fit: 268 }), GOLD) +
      glint(36, 262, 12, '#FFFBE8') +
      glint(262, 300, 9, '#FFFBE8') +
      frame(pic, ['#FFE9C4', '#E0875A', '#4A1408', '#35D0BA']) +
      ribbon(pic, 'Shapla Games', '#8FF0DC'),
  )
}

function night(pic: Picture): string {
  return (
    backdrop(
      pic,
      pic.linear('down', ['#061B2E', [0.28, '#0E5A66'], [0.52, '#E0955A'], '#2A0E08']),
    ) +
    specks(7, 40, [0, 20, 300, 120], '#E6FFF6', 1.4) +
    glow(pic, 150, 170, 190, '#FFB35A', 0.8) +
    cone(pic, { from: [60, 216], to: [112, 20], spread: 84, colour: '#FFE9A8' }) +
    cone(pic, { from: [240, 216], to: [188, 20], spread: 84, colour: '#FFE9A8' }) +
    treeline(5, 300, 206, 30, '#0B2A2A') +
    citadel(pic, { x: 150, y: 152, size: 208 }) +
    palm(22, 232, 104, -8, '#041A1C') +
    palm(280, 232, 112, 10, '#041A1C') +
    `<path d="M0 222Q150 208 300 222V400H0Z" fill="${pic.linear([0, 212, 0, 400], ['#8A4420', '#3A160C', '#140806'])}"/>`
  )
}

function hoard(pic: Picture): string {
  const places = [
    [44, 274, 42, 0.4],
    [84, 292, 34, 0.5],
    [222, 290, 38, 0.5],
    [262, 272, 44, 0.35],
    [62, 244, 24, 0.6],
    [246, 242, 24, 0.6],
  ] as const
  return (
    glow(pic, 150, 240, 130, '#FFD257', 0.7) +
    goldJar(pic, { x: 150, y: 236, size: 136 }) +
    places.map(([x, y, size, tilt]) => coin(pic, { x, y, size, rotate: x % 40 }, tilt)).join('')
  )
}
