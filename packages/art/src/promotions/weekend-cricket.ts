import { ball, stumps } from '../objects/cricket.ts'
import { letter } from '../scene/lettering.ts'
import { backdrop, glow, specks } from '../scene/light.ts'
import { createPicture, type Picture } from '../scene/picture.ts'
import { field, stands, tower } from '../scene/stadium.ts'
import { title } from '../scene/title.ts'
import { lean } from '../scene/warp.ts'
import type { Wording } from '../scene/wording.ts'

/** Weekend cricket: the ball has just broken the wicket, seen from the grass. */
export function weekendCricket({ lines, ending }: Wording): string {
  const pic = createPicture(`pc${ending}`, 640, 320)
  const warp = lean(0.14)
  return pic.svg(
    ground(pic) +
      stumps(pic, { x: 196, y: 172, size: 200 }, true) +
      burst(pic) +
      ball(pic, { x: 112, y: 214, size: 112, rotate: 20 }) +
      backdrop(pic, pic.linear('down', ['#07130E00', [0.55, '#07130E00'], '#07130ED9'])) +
      title(pic, letter(lines[0], { cap: 42, x: 612, y: 156, anchor: 'end', fit: 290, warp }), {
        face: ['#FFFFFF', '#D6EEFF', '#7FC4FF'],
        edge: '#06203A',
        depth: '#020B14',
      }) +
      title(pic, letter(lines[1], { cap: 64, x: 612, y: 244, anchor: 'end', fit: 336, warp }), {
        face: ['#EFFFF5', '#9DF5C2', '#2BD576', '#0E8A47'],
        edge: '#03301A',
        depth: '#020B08',
      }) +
      `<path d="M300 268H604M340 282H560" stroke="#FFB703" stroke-width="5" stroke-linecap="round"/>`,
  )
}

function ground(pic: Picture): string {
  return (
    backdrop(pic, pic.linear('down', ['#06183A', '#0A4A66', '#1FA38A', '#07130E'])) +
    specks(3, 40, [0, 0, 640, 90], '#E9F8FF', 1.4) +
    stands(pic, 104, 60, 12, ['#12405A', '#061A28']) +
    field(pic, 182, [330, 200], ['#4FCF84', '#1D6B43', '#07130E']) +
    tower(pic, { x: 330, y: 150, height: 118, to: [180, 320], strength: 0.45 }) +
    tower(pic, { x: 598, y: 150, height: 128, to: [260, 320], strength: 0.5 }) +
    glow(pic, 190, 190, 190, '#FFE9A8', 0.5)
  )
}

/** Splinters of light where the ball has struck. */
function burst(pic: Picture): string {
  const paint = pic.radial(['#FFFDF0', '#FFD34DCC', '#FF7A1A00'], [146, 176, 92])
  return `<path d="M146 84L158 146L206 104L176 158L238 162L180 184L220 232L164 204L152 268L134 206L80 238L116 188L54 176L116 162L84 112L132 148Z" fill="${paint}"/>`
}
