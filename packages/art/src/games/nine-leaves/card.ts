import { METAL } from '../../palette.ts'
import { frame, ribbon } from '../../scene/frame.ts'
import { letter } from '../../scene/lettering.ts'
import { glint, vignette } from '../../scene/light.ts'
import { createPicture } from '../../scene/picture.ts'
import { title } from '../../scene/title.ts'
import { arch } from '../../scene/warp.ts'
import { betelLeaf, courtyard, drop, tray } from './tray.ts'
import type { Wording } from '../../scene/wording.ts'

/** Nine Leaves: a brass tray of betel leaves, three of them off, and a drop of dew above. */
export function card({ lines: [first, second], ending }: Wording): string {
  const pic = createPicture(`nlc${ending}`, 300, 400)
  return pic.svg(
    courtyard(pic, 150, 164, 132) +
      tray(pic, { x: 150, y: 164, size: 252 }) +
      drop(pic, { x: 236, y: 72, size: 58, rotate: 8 }) +
      betelLeaf(pic, { x: 44, y: 268, size: 74, rotate: -38 }) +
      vignette(pic, '#24050A', 0.92) +
      title(
        pic,
        letter(first, { cap: 48, x: 150, y: 330, anchor: 'middle', fit: 190, warp: arch(7) }),
        { face: METAL.honey, edge: '#6B1E08', depth: '#1F0603' },
      ) +
      title(pic, letter(second, { cap: 52, x: 150, y: 389, anchor: 'middle', fit: 252 }), {
        face: ['#F4FFE8', '#B6F08A', '#4FB84A', '#1F7A3A'],
        edge: '#07331B',
        depth: '#160403',
      }) +
      glint(222, 52, 12, '#FFFFFF') +
      frame(pic, ['#FFF6D8', '#FFC94A', '#6B1E17', '#7FD858']) +
      ribbon(pic, 'Bagh Studio', '#FFD9A8'),
  )
}
