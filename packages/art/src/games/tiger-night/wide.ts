import { tiger } from '../../objects/tiger.ts'
import { METAL } from '../../palette.ts'
import { frame, ribbon } from '../../scene/frame.ts'
import { leaves } from '../../scene/leaves.ts'
import { letter } from '../../scene/lettering.ts'
import { backdrop, glow, specks } from '../../scene/light.ts'
import { createPicture, type Picture } from '../../scene/picture.ts'
import { mangrove } from '../../scene/shore.ts'
import { title } from '../../scene/title.ts'
import { ripples } from '../../scene/water.ts'
import type { Wording } from '../../scene/wording.ts'

/** Tiger Night, wide: the tiger leans in from the right, the moon lies on the creek at its left. */
export function wide({ lines: [first, second], ending }: Wording): string {
  const pic = createPicture(`tnw${ending}`, 640, 400)
  return pic.svg(
    creek(pic) +
      tiger(pic, { x: 478, y: 216, size: 330, rotate: -4 }) +
      backdrop(pic, pic.linear('down', ['#02090600', [0.6, '#02090600'], '#020906D9'])) +
      leaves(pic, 'night') +
      title(pic, letter(first, { cap: 80, x: 40, y: 236, fit: 290 }), {
        face: METAL.ember,
        edge: '#3A0E02',
        depth: '#0A0402',
      }) +
      title(pic, letter(second, { cap: 44, x: 44, y: 306, tracking: 0.34, fit: 280 }), {
        face: ['#FFFFFF', '#D6F5E4', '#7FD9AE'],
        edge: '#0A3A24',
        depth: '#020906',
      }) +
      frame(pic, ['#D6F5E4', '#2BD576', '#0A3A24', '#FF8A17']) +
      ribbon(pic, 'Bagh Studio', '#9DF5C2', 40),
  )
}

function creek(pic: Picture): string {
  const moon = pic.radial(['#FFFFF2', '#F3F7D0', '#CFE3A8', '#8DB58A'], [140, 70, 90])
  return (
    backdrop(pic, pic.linear('down', ['#0B3B34', '#0E5A45', [0.62, '#0A3326'], '#030D09'])) +
    specks(5, 80, [0, 0, 640, 200], '#E9FFF2', 1.3) +
    glow(pic, 158, 96, 200, '#D9FFB8', 0.7) +
    `<circle cx="158" cy="90" r="66" fill="${moon}"/>` +
    mangrove(40, 268, 170, '#06241A') +
    mangrove(290, 262, 190, '#07291D', true) +
    mangrove(620, 280, 220, '#051C14') +
    `<path d="M0 258H640V400H0Z" fill="${pic.linear([0, 258, 0, 400], ['#0F5A44', '#05231A', '#020906'])}"/>` +
    ripples({
      seed: 9,
      x: 160,
      top: 262,
      bottom: 396,
      spread: [60, 190],
      colour: '#D9FFB8',
      count: 24,
      strength: 0.6,
    }) +
    glow(pic, 480, 240, 240, '#FF8A17', 0.34)
  )
}
