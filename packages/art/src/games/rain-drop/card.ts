import { frame, ribbon } from '../../scene/frame.ts'
import { letter } from '../../scene/lettering.ts'
import { glint, vignette } from '../../scene/light.ts'
import { createPicture } from '../../scene/picture.ts'
import { title } from '../../scene/title.ts'
import { swell } from '../../scene/warp.ts'
import { monsoon, pond } from './scene.ts'
import type { Wording } from '../../scene/wording.ts'

/** Rain Drop: a drop leaps from bud to bud towards the pots below. */
export function card({ lines: [first, second], ending }: Wording): string {
  const pic = createPicture(`rd${ending}`, 300, 400)
  return pic.svg(
    monsoon(pic, 5) +
      pond(pic, { x: 150, y: 56, rows: 5, across: 46, down: 37 }) +
      vignette(pic, '#020C14', 0.86) +
      title(
        pic,
        letter(first, { cap: 52, x: 150, y: 328, anchor: 'middle', fit: 214, warp: swell(0.12) }),
        { face: ['#FFFFFF', '#C9F4FF', '#5CC8F5', '#1F7AB8'], edge: '#06304F', depth: '#021220' },
      ) +
      title(pic, letter(second, { cap: 58, x: 150, y: 389, anchor: 'middle', fit: 246 }), {
        face: ['#FFFFFF', '#FFC4DE', '#FF6FA8', '#B0266A'],
        edge: '#4A0A2A',
        depth: '#1A0410',
      }) +
      glint(206, 140, 13) +
      frame(pic, ['#FFFFFF', '#8FD8FF', '#123A66', '#FF9EC9']) +
      ribbon(pic, 'Shapla Games', '#FFC4DE'),
  )
}
