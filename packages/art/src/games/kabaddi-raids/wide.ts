import { raider } from '../../objects/figures/raider.ts'
import { METAL } from '../../palette.ts'
import { frame, ribbon } from '../../scene/frame.ts'
import { letter } from '../../scene/lettering.ts'
import { backdrop, glint } from '../../scene/light.ts'
import { createPicture } from '../../scene/picture.ts'
import { title } from '../../scene/title.ts'
import { GOLD_KIT, hall, TEAL_KIT } from './hall.ts'
import type { Wording } from '../../scene/wording.ts'

/** Kabaddi Raids, wide: the name on the left, the raid on the right. */
export function wide({ lines: [first, second], ending }: Wording): string {
  const pic = createPicture(`krw${ending}`, 640, 400)
  const shade = pic.linear('right', ['#12040AE6', [0.36, '#12040A99'], [0.6, '#12040A00']])
  return pic.svg(
    hall(pic, 206, 560) +
      backdrop(pic, shade) +
      `<g transform="matrix(-1 0 0 1 776 0)">${raider(pic, { x: 388, y: 236, size: 140 }, TEAL_KIT)}</g>` +
      raider(pic, { x: 532, y: 250, size: 224 }, GOLD_KIT) +
      title(pic, letter(first, { cap: 62, x: 36, y: 216, fit: 290 }), {
        face: METAL.gold,
        edge: '#6B1A0A',
        depth: '#1F0404',
      }) +
      title(pic, letter(second, { cap: 80, x: 36, y: 316, fit: 270 }), {
        face: METAL.chalk,
        edge: '#6B1A0A',
        depth: '#1F0404',
      }) +
      glint(316, 150, 14, '#FFFBE8') +
      frame(pic, ['#FFE9A8', '#E0602A', '#3A0A04', '#FFB703']) +
      ribbon(pic, 'Kabaddi', '#FFD9A0', 40),
  )
}
