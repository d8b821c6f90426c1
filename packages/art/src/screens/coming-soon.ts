import { mark, wordmark } from '../objects/mark.ts'
import { CHALK, METAL } from '../palette.ts'
import { letter } from '../scene/lettering.ts'
import { backdrop, glow, specks } from '../scene/light.ts'
import { createPicture, type Picture } from '../scene/picture.ts'
import { field, stands, tower } from '../scene/stadium.ts'
import { title } from '../scene/title.ts'
import type { Wording } from '../scene/wording.ts'

/** The page for wide screens: an empty ground at night, every light on, and the news. */
export function comingSoon({ lines, ending }: Wording): string {
  const pic = createPicture(`cos${ending}`, 1280, 720)
  return pic.svg(
    stadium(pic) +
      backdrop(pic, pic.linear('down', ['#07130E00', [0.5, '#07130E00'], '#07130ECC'])) +
      mark(pic, { x: 548, y: 88, size: 62 }) +
      wordmark(pic, 596, 106, 38) +
      title(pic, letter(lines[0], { cap: 104, x: 640, y: 520, anchor: 'middle', fit: 1060 }), {
        face: METAL.gold,
        edge: '#5A2A00',
        depth: '#07130E',
        lift: 0.08,
      }) +
      `<path d="${letter(lines[1], { cap: 34, x: 640, y: 600, anchor: 'middle', weight: 700, tracking: 0.34 }).d}" fill="${CHALK}"/>`,
  )
}

function stadium(pic: Picture): string {
  return (
    backdrop(pic, pic.linear('down', ['#04141C', '#0A3A40', [0.44, '#0E6B52'], '#07130E'])) +
    specks(6, 50, [0, 0, 1280, 180], '#DFF6FF', 2) +
    glow(pic, 640, 330, 560, '#9DF5E0', 0.4) +
    stands(pic, 220, 60, 4, ['#0A2A24', '#061A14']) +
    stands(pic, 272, 92, 9) +
    field(pic, 392, [640, 430], ['#3FBF74', '#1D6B43', '#07130E']) +
    tower(pic, { x: 150, y: 330, height: 220, to: [560, 720], strength: 0.3 }) +
    tower(pic, { x: 1130, y: 330, height: 220, to: [720, 720], strength: 0.3 }) +
    tower(pic, { x: 400, y: 300, height: 150, to: [620, 640], strength: 0.26 }) +
    tower(pic, { x: 880, y: 300, height: 150, to: [660, 640], strength: 0.26 }) +
    `<path d="M596 424H684L800 716H480Z" fill="#E9C98A" fill-opacity=".3"/><ellipse cx="640" cy="520" rx="560" ry="120" fill="none" stroke="#F2F7F4" stroke-opacity=".35" stroke-width="4"/>`
  )
}
