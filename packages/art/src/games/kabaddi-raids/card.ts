import { raider } from '../../objects/figures/raider.ts'
import { METAL } from '../../palette.ts'
import { frame, ribbon } from '../../scene/frame.ts'
import { letter } from '../../scene/lettering.ts'
import { glint, vignette } from '../../scene/light.ts'
import { createPicture } from '../../scene/picture.ts'
import { title } from '../../scene/title.ts'
import { flare } from '../../scene/warp.ts'
import { GOLD_KIT, hall, TEAL_KIT } from './hall.ts'
import type { Wording } from '../../scene/wording.ts'

/** Kabaddi Raids: the raider stretches for a touch, the defence closes in. */
export function card({ lines: [first, second], ending }: Wording): string {
  const pic = createPicture(`kr${ending}`, 300, 400)
  const line = { x: 150, anchor: 'middle', fit: 266 } as const
  return pic.svg(
    hall(pic, 176, 214) +
      raider(pic, { x: 190, y: 190, size: 170 }, GOLD_KIT) +
      `<g transform="matrix(-1 0 0 1 132 0)">${raider(pic, { x: 70, y: 176, size: 104 }, TEAL_KIT)}</g>` +
      vignette(pic, '#12040A', 0.9) +
      title(pic, letter(first, { ...line, cap: 50, y: 336, warp: flare(0.14) }), {
        face: METAL.gold,
        edge: '#6B1A0A',
        depth: '#1F0404',
      }) +
      title(pic, letter(second, { ...line, cap: 44, y: 388, fit: 210 }), {
        face: METAL.chalk,
        edge: '#6B1A0A',
        depth: '#1F0404',
      }) +
      glint(110, 158, 13, '#FFFBE8') +
      frame(pic, ['#FFE9A8', '#E0602A', '#3A0A04', '#FFB703']) +
      ribbon(pic, 'Kabaddi', '#FFD9A0', 158),
  )
}
