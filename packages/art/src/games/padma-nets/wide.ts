import { GOLD_FISH, hilsa, SILVER } from '../../objects/hilsa.ts'
import { nouka } from '../../objects/nouka.ts'
import { METAL } from '../../palette.ts'
import { frame, ribbon } from '../../scene/frame.ts'
import { letter } from '../../scene/lettering.ts'
import { backdrop, cone, glint, glow, specks } from '../../scene/light.ts'
import { createPicture, type Picture } from '../../scene/picture.ts'
import { palm, treeline } from '../../scene/shore.ts'
import { title } from '../../scene/title.ts'
import { castNet } from './cast-net.ts'
import type { Wording } from '../../scene/wording.ts'

/** Padma Nets, wide: the boat at dawn on the right, and under it the net around a golden ilish. */
export function wide({ lines: [first, second], ending }: Wording): string {
  const pic = createPicture(`pnw${ending}`, 640, 400)
  const shade = pic.linear('right', ['#01101CE6', [0.4, '#01101C80'], [0.62, '#01101C00']])
  return pic.svg(
    dawn(pic) +
      water(pic) +
      shoal(pic) +
      castNet(462, 244, 138, 0.84) +
      hilsa(pic, { x: 468, y: 244, size: 214, rotate: -12, flip: true }, GOLD_FISH) +
      `<path d="M462 128Q500 112 486 86" fill="none" stroke="#FFF8E0" stroke-width="2.4"/>` +
      backdrop(pic, shade) +
      title(pic, letter(first, { cap: 62, x: 40, y: 208, fit: 270 }), {
        face: ['#FFFFFF', '#C9FBFF', '#4DD6E8', '#0E7FB0'],
        edge: '#04304A',
        depth: '#021628',
      }) +
      title(pic, letter(second, { cap: 92, x: 38, y: 324, fit: 280 }), {
        face: METAL.gold,
        edge: '#4A1A00',
        depth: '#021628',
      }) +
      glint(560, 196, 18, '#FFFBE8') +
      glint(300, 240, 13) +
      frame(pic, ['#E9FFFB', '#2FC0B4', '#053A55', '#7FE3D6']) +
      ribbon(pic, 'Padma Play', '#8FF0E4', 40),
  )
}

function dawn(pic: Picture): string {
  return (
    backdrop(pic, pic.linear([0, 0, 0, 106], ['#1F4E79', '#E8955A', '#FFE2A8'])) +
    glow(pic, 560, 96, 190, '#FFE08A', 0.95) +
    treeline(5, 640, 102, 30, '#24503F') +
    palm(606, 104, 70, -14, '#173A2E') +
    palm(330, 104, 56, 10, '#173A2E') +
    nouka(pic, { x: 452, y: 72, size: 136 })
  )
}

function water(pic: Picture): string {
  const deep = pic.linear([0, 100, 0, 400], ['#5CC9BE', '#1C93A0', '#0B5F7C', '#06334F', '#02101F'])
  const edge = 'M0 100Q40 93 80 100T160 100T240 100T320 100T400 100T480 100T560 100T640 100'
  const beam = (to: number, spread: number) =>
    cone(pic, { from: [550, 40], to: [to, 400], spread, colour: '#EFFFE8', strength: 0.34 })
  return (
    `<path d="${edge}V400H0Z" fill="${deep}"/><path d="${edge}" fill="none" stroke="#F4FFF2" stroke-opacity=".8" stroke-width="2.4"/>` +
    beam(280, 130) +
    beam(430, 110) +
    beam(610, 100) +
    specks(21, 80, [0, 116, 640, 270], '#E9FFFA', 2) +
    `<path d="M0 400V380Q90 362 180 376T380 374T540 378T640 366V400Z" fill="#02131C"/><path d="M596 384C590 352 606 342 596 310M614 384C618 356 606 346 618 318M300 386C296 364 308 356 300 336" fill="none" stroke="#1F7A5C" stroke-width="7" stroke-linecap="round"/>`
  )
}

function shoal(pic: Picture): string {
  const far = { ...SILVER, back: '#0E5A6E', side: '#8FD0D0', belly: '#C6EDE6', fin: '#3F9AA4' }
  const places = [
    [350, 148, 62, 4],
    [592, 150, 58, -4],
    [312, 286, 72, -6],
    [604, 300, 76, 6],
    [360, 348, 58, 0],
  ] as const
  return places
    .map(([x, y, size, rotate], index) =>
      hilsa(pic, { x, y, size, rotate, flip: index % 2 === 0, opacity: 0.85 }, far),
    )
    .join('')
}
