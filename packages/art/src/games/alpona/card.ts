import { frame, ribbon } from '../../scene/frame.ts'
import { letter } from '../../scene/lettering.ts'
import { backdrop, glint, glow, rays, vignette } from '../../scene/light.ts'
import { createPicture, type Picture } from '../../scene/picture.ts'
import { title } from '../../scene/title.ts'
import { arch } from '../../scene/warp.ts'
import { painting } from './brush.ts'
import { conch, fish, paisley, pasteBowl } from './charms.ts'
import { leaf, lotus, sun } from './flowers.ts'
import type { Wording } from '../../scene/wording.ts'

/** Alpona: a lotus in the middle of a great painting, charms around it and the bowl below. */
export function card({ lines: [first], ending }: Wording): string {
  const pic = createPicture(`al${ending}`, 300, 400)
  return pic.svg(
    floor(pic) +
      fish(pic, { x: 58, y: 92, size: 74, rotate: -18 }) +
      conch(pic, { x: 242, y: 92, size: 72 }) +
      paisley(pic, { x: 50, y: 236, size: 66, rotate: -8 }) +
      leaf(pic, { x: 250, y: 238, size: 66, rotate: 10 }) +
      sun(pic, { x: 150, y: 62, size: 66 }) +
      glow(pic, 150, 166, 90, '#FFF3DC', 0.7) +
      lotus(pic, { x: 150, y: 164, size: 148 }) +
      vignette(pic, '#240A04', 0.9) +
      pasteBowl(pic, { x: 150, y: 272, size: 96 }) +
      title(
        pic,
        letter(first, { cap: 62, x: 150, y: 378, anchor: 'middle', fit: 264, warp: arch(14) }),
        { face: ['#FFFFFF', '#FFF6E6', '#FFD2A0', '#F0905A'], edge: '#8A1A1E', depth: '#2A0608' },
      ) +
      glint(36, 316, 12) +
      glint(266, 332, 13) +
      frame(pic, ['#FFFBF2', '#F2B07A', '#5A2010', '#FFD9A8']) +
      ribbon(pic, 'Padma Play', '#FFD9A8', 24),
  )
}

function floor(pic: Picture): string {
  return (
    backdrop(pic, pic.radial(['#E08A4A', '#A84E20', '#4A1A0A'], [150, 160, 280])) +
    rays(pic, 150, 164, 230, 24, '#FFE0B0', 0.22) +
    painting(pic, 150, 164, 296)
  )
}
