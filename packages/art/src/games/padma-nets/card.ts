import { GOLD_FISH, hilsa, SILVER } from '../../objects/hilsa.ts'
import { nouka } from '../../objects/nouka.ts'
import { METAL } from '../../palette.ts'
import { frame, ribbon } from '../../scene/frame.ts'
import { letter } from '../../scene/lettering.ts'
import { backdrop, cone, glint, glow, specks, vignette } from '../../scene/light.ts'
import { createPicture, type Picture } from '../../scene/picture.ts'
import { palm, treeline } from '../../scene/shore.ts'
import { title } from '../../scene/title.ts'
import { arch } from '../../scene/warp.ts'
import { castNet } from './cast-net.ts'
import type { Wording } from '../../scene/wording.ts'

const FACE = {
  face: ['#FFFFFF', '#C9FBFF', '#4DD6E8', '#0E7FB0'],
  edge: '#04304A',
  depth: '#021628',
}

/** Padma Nets: a net opens in green water around a golden ilish, the boat above it at dawn. */
export function card({ lines: [first, second], ending }: Wording): string {
  const pic = createPicture(`pn${ending}`, 300, 400)
  return pic.svg(
    dawn(pic) +
      water(pic) +
      shoal(pic) +
      castNet(150, 210, 118) +
      hilsa(pic, { x: 154, y: 208, size: 178, rotate: -14, flip: true }, GOLD_FISH) +
      `<path d="M150 104Q176 92 168 70" fill="none" stroke="#FFF8E0" stroke-width="2"/>` +
      vignette(pic, '#011420', 0.9) +
      title(
        pic,
        letter(first, { cap: 44, x: 150, y: 326, anchor: 'middle', fit: 236, warp: arch(8) }),
        FACE,
      ) +
      title(pic, letter(second, { cap: 62, x: 150, y: 388, anchor: 'middle', fit: 262 }), {
        face: METAL.gold,
        edge: '#4A1A00',
        depth: '#021628',
      }) +
      glint(226, 168, 15, '#FFFBE8') +
      glint(66, 300, 10) +
      frame(pic, ['#E9FFFB', '#2FC0B4', '#053A55', '#7FE3D6']) +
      ribbon(pic, 'Padma Play', '#8FF0E4', 160),
  )
}

function dawn(pic: Picture): string {
  return (
    backdrop(pic, pic.linear([0, 0, 0, 84], ['#1F4E79', '#E8955A', '#FFE2A8'])) +
    glow(pic, 236, 76, 120, '#FFE08A', 0.95) +
    treeline(5, 300, 80, 24, '#24503F') +
    palm(34, 82, 52, -10, '#173A2E') +
    palm(54, 82, 38, 8, '#173A2E') +
    nouka(pic, { x: 142, y: 56, size: 104 })
  )
}

function water(pic: Picture): string {
  const deep = pic.linear([0, 78, 0, 400], ['#5CC9BE', '#1C93A0', '#0B5F7C', '#06334F', '#02101F'])
  const beam = (to: number, spread: number) =>
    cone(pic, { from: [226, 30], to: [to, 380], spread, colour: '#EFFFE8', strength: 0.34 })
  return (
    `<path d="M0 78Q38 72 75 78T150 78T225 78T300 78V400H0Z" fill="${deep}"/>` +
    `<path d="M0 78Q38 72 75 78T150 78T225 78T300 78" fill="none" stroke="#F4FFF2" stroke-opacity=".8" stroke-width="2"/>` +
    beam(60, 110) +
    beam(190, 90) +
    specks(21, 50, [0, 92, 300, 220], '#E9FFFA', 1.8)
  )
}

function shoal(pic: Picture): string {
  const far = { ...SILVER, back: '#0E5A6E', side: '#8FD0D0', belly: '#C6EDE6', fin: '#3F9AA4' }
  const places = [
    [42, 126, 54, 4],
    [262, 118, 50, -4],
    [34, 262, 62, -6],
    [270, 282, 66, 6],
    [252, 232, 46, 0],
  ] as const
  return places
    .map(([x, y, size, rotate], index) =>
      hilsa(pic, { x, y, size, rotate, flip: index % 2 === 0, opacity: 0.85 }, far),
    )
    .join('')
}
