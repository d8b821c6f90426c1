import { GOLD_FISH, hilsa } from '../objects/hilsa.ts'
import { icon } from '../scene/icon.ts'
import { letter } from '../scene/lettering.ts'
import { backdrop, cone, glint, glow, specks } from '../scene/light.ts'
import { createPicture, type Picture } from '../scene/picture.ts'
import { title } from '../scene/title.ts'
import { arch, swell } from '../scene/warp.ts'
import type { Wording } from '../scene/wording.ts'

/** Fishing frenzy: everything in the river goes for one hook, under the words. */
export function fishingFrenzy({ lines, ending }: Wording): string {
  const pic = createPicture(`pf${ending}`, 640, 320)
  return pic.svg(
    water(pic) +
      catchOf(pic) +
      title(
        pic,
        letter(lines[0], { cap: 48, x: 320, y: 92, anchor: 'middle', fit: 330, warp: arch(14) }),
        { face: ['#FFFFFF', '#C9FBFF', '#4DD6E8', '#0E7FB0'], edge: '#04304A', depth: '#021628' },
      ) +
      title(
        pic,
        letter(lines[1], {
          cap: 62,
          x: 320,
          y: 170,
          anchor: 'middle',
          fit: 370,
          warp: swell(0.14),
        }),
        { face: ['#FFF8D6', '#FFE08A', '#FFB703', '#E0600A'], edge: '#4A1A00', depth: '#021628' },
      ) +
      glint(500, 74, 18),
  )
}

function water(pic: Picture): string {
  return (
    backdrop(
      pic,
      pic.linear('down', [
        '#7FF0E0',
        [0.08, '#18B4A8'],
        [0.4, '#0B7A8A'],
        [0.75, '#063A5A'],
        '#02142A',
      ]),
    ) +
    glow(pic, 320, 0, 320, '#E9FFF6', 0.75) +
    [120, 320, 520]
      .map((to) =>
        cone(pic, {
          from: [320, -80],
          to: [to, 320],
          spread: 120,
          colour: '#D6FFF2',
          strength: 0.36,
        }),
      )
      .join('') +
    specks(7, 70, [0, 20, 640, 290], '#E9FFFA', 2.2) +
    `<path d="M0 320V296Q60 276 130 290T290 288T450 294T640 280V320Z" fill="#021428"/><path d="M40 300C34 272 50 262 42 236M58 300C62 276 50 262 60 246M590 292C584 262 602 252 592 220M608 292C612 266 600 256 610 240" fill="none" stroke="#0E9A6B" stroke-width="7" stroke-linecap="round"/>`
  )
}

function catchOf(pic: Picture): string {
  return (
    `<path d="M320 170V218" stroke="#F2FEFF" stroke-width="2"/>` +
    icon(pic, 'noto:hook', { x: 320, y: 236, size: 46 }) +
    icon(pic, 'noto:blowfish', { x: 96, y: 196, size: 104, flip: true }) +
    hilsa(pic, { x: 208, y: 256, size: 150, rotate: 6, flip: true }, GOLD_FISH) +
    hilsa(pic, { x: 446, y: 246, size: 160, rotate: -6 }) +
    icon(pic, 'noto:crab', { x: 560, y: 268, size: 84, rotate: -8 }) +
    hilsa(pic, { x: 560, y: 150, size: 72, rotate: -20, opacity: 0.85 }) +
    hilsa(pic, { x: 76, y: 84, size: 66, rotate: 12, flip: true, opacity: 0.85 })
  )
}
