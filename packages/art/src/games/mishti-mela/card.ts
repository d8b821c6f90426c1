import { frame, ribbon } from '../../scene/frame.ts'
import { letter } from '../../scene/lettering.ts'
import { backdrop, glint, glow, rays, specks, vignette } from '../../scene/light.ts'
import { createPicture, type Picture } from '../../scene/picture.ts'
import { rooftops } from '../../scene/rooftops.ts'
import { title } from '../../scene/title.ts'
import { arch } from '../../scene/warp.ts'
import { lamps, stall } from './stall.ts'
import { chomchom, doiPot, jilapi, rasgulla, sandesh } from './sweets.ts'
import type { Wording } from '../../scene/wording.ts'

/** Mishti Mela: a golden pot of doi before the sweet maker's stall, sweets all around it. */
export function card({ lines: [first, second], ending }: Wording): string {
  const pic = createPicture(`mm${ending}`, 300, 400)
  return pic.svg(
    fair(pic) +
      treats(pic) +
      vignette(pic, '#1F0A06', 0.86) +
      title(
        pic,
        letter(first, { cap: 52, x: 150, y: 338, anchor: 'middle', fit: 262, warp: arch(12) }),
        { face: ['#FFFFFF', '#FFF3DC', '#FFC9A0', '#F08A5A'], edge: '#8A0F2E', depth: '#3A0412' },
      ) +
      title(
        pic,
        letter(second, { cap: 44, x: 150, y: 389, anchor: 'middle', tracking: 0.14, fit: 220 }),
        { face: ['#FBFFE0', '#D8F27A', '#8FCB3F', '#3F7A14'], edge: '#1F3A0A', depth: '#0E1A04' },
      ) +
      glint(40, 300, 11, '#FFFBE8') +
      glint(262, 356, 12, '#FFFBE8') +
      frame(pic, ['#FFF6DA', '#FFC46B', '#6B2A0E', '#A8E06A']) +
      ribbon(pic, 'Shapla Games', '#FFD9A0'),
  )
}

function fair(pic: Picture): string {
  return (
    backdrop(pic, pic.linear('down', ['#1F1A4A', [0.24, '#6B2A6B'], [0.5, '#E0785A'], '#3A140A'])) +
    specks(9, 30, [0, 20, 300, 110], '#FFF3D0', 1.4) +
    rays(pic, 150, 190, 260, 20, '#FFD56B', 0.2) +
    glow(pic, 150, 170, 190, '#FFB35A', 0.8) +
    rooftops({ seed: 4, width: 300, y: 214, height: 56, wall: '#2A122E', light: '#FFC46B' }) +
    stall(pic, { x: 150, y: 150, size: 244 }) +
    lamps([-6, 40], [156, 28], 20, 7) +
    lamps([144, 28], [306, 44], 20, 7)
  )
}

function treats(pic: Picture): string {
  return (
    glow(pic, 150, 224, 130, '#FFE58A', 0.6) +
    jilapi(pic, { x: 58, y: 214, size: 78 }) +
    sandesh(pic, { x: 246, y: 212, size: 72 }) +
    doiPot(pic, { x: 150, y: 212, size: 134 }) +
    rasgulla(pic, { x: 62, y: 254, size: 82 }) +
    chomchom(pic, { x: 240, y: 258, size: 80 })
  )
}
