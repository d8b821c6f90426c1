import { hilsa, SILVER } from '../../objects/hilsa.ts'
import { METAL } from '../../palette.ts'
import { frame, ribbon } from '../../scene/frame.ts'
import { icon } from '../../scene/icon.ts'
import { letter } from '../../scene/lettering.ts'
import { backdrop, cone, glint, glow, specks } from '../../scene/light.ts'
import { createPicture, type Picture } from '../../scene/picture.ts'
import { title } from '../../scene/title.ts'
import { chain, charge, lean } from '../../scene/warp.ts'
import type { Wording } from '../../scene/wording.ts'

const FACE = { face: METAL.silver, edge: '#0A4A7A', depth: '#021628' }

/** Hilsa Rush, wide: three silver fish race in from the right towards a baited line. */
export function wide({ lines: [first, second], ending }: Wording): string {
  const pic = createPicture(`hrw${ending}`, 640, 400)
  const warp = chain(charge(0.18), lean(0.16))
  return pic.svg(
    water(pic) +
      shoal(pic) +
      backdrop(pic, pic.linear('right', ['#010C18E6', [0.4, '#010C1880'], [0.62, '#010C1800']])) +
      `<g transform="rotate(-4 170 240)">${title(pic, letter(first, { cap: 66, x: 46, y: 200, fit: 260, warp }), FACE)}${title(
        pic,
        letter(second, { cap: 90, x: 70, y: 308, fit: 300, warp }),
        { ...FACE, face: ['#FFFFFF', '#8FF0FF', '#18B4E8', '#0560A8'] },
      )}<path d="M20 262H62M34 284H68M14 306H60" stroke="#8FF0FF" stroke-width="6" stroke-linecap="round"/></g>` +
      glint(306, 150, 16) +
      frame(pic, ['#E9FBFF', '#3FB8E8', '#0A3A66', '#7FE3FF']) +
      ribbon(pic, 'Padma Play', '#8FE6FF', 40),
  )
}

function water(pic: Picture): string {
  const beams = [
    [330, 120],
    [470, 130],
    [620, 110],
  ] as const
  return (
    backdrop(
      pic,
      pic.linear('down', [
        '#8FE9FF',
        [0.08, '#2FB4E0'],
        [0.34, '#0B6FA8'],
        [0.68, '#063A6B'],
        '#020F22',
      ]),
    ) +
    glow(pic, 500, 0, 300, '#E9FFFF', 0.8) +
    beams
      .map(([to, spread]) =>
        cone(pic, { from: [510, -60], to: [to, 400], spread, colour: '#BFF4FF', strength: 0.4 }),
      )
      .join('') +
    `<path d="M0 18Q40 6 80 18T160 18T240 18T320 18T400 18T480 18T560 18T640 18V0H0Z" fill="#F4FFFF" fill-opacity=".5"/>` +
    specks(13, 70, [0, 30, 640, 360], '#DDF8FF', 2.4) +
    `<path d="M0 400V372Q70 352 150 368T330 366T500 372T640 356V400Z" fill="#021022"/><path d="M430 376C424 350 440 340 432 316M446 378C450 352 438 342 450 322M586 368C580 340 598 330 588 300M602 366C606 344 594 336 606 318" fill="none" stroke="#0E8A6B" stroke-width="6" stroke-linecap="round"/>`
  )
}

function shoal(pic: Picture): string {
  const far = { ...SILVER, back: '#0A4A78', side: '#6FB9DA', belly: '#9FD8EE', fin: '#2F86B4' }
  const places = [
    [390, 78, 66],
    [590, 66, 74],
    [300, 330, 70],
    [470, 330, 84],
    [612, 214, 76],
    [360, 140, 54],
  ] as const
  return (
    places
      .map(([x, y, size]) => hilsa(pic, { x, y, size, rotate: -6, opacity: 0.8 }, far))
      .join('') +
    hilsa(pic, { x: 560, y: 268, size: 130, rotate: 4 }) +
    hilsa(pic, { x: 490, y: 184, size: 236, rotate: -8 }) +
    `<path d="M352 0C356 60 348 110 352 150" fill="none" stroke="#F2FEFF" stroke-opacity=".8" stroke-width="1.6"/>` +
    icon(pic, 'noto:hook', { x: 352, y: 168, size: 44 })
  )
}
