import { frame, ribbon } from '../../scene/frame.ts'
import { letter } from '../../scene/lettering.ts'
import { glow, vignette } from '../../scene/light.ts'
import { createPicture } from '../../scene/picture.ts'
import { title } from '../../scene/title.ts'
import { BLUE, clash, GOLD, hall, robot } from './arena.ts'
import type { Wording } from '../../scene/wording.ts'

/** Robot Duel: two robots meet in a blow under violet light. */
export function card({ lines: [first, second], ending }: Wording): string {
  const pic = createPicture(`ed${ending}`, 300, 400)
  const line = { x: 150, anchor: 'middle' } as const
  return pic.svg(
    hall(pic, 196, 150) +
      vignette(pic, '#060412', 0.94) +
      robot(pic, { x: 74, y: 174, size: 116 }, GOLD) +
      robot(pic, { x: 226, y: 174, size: 116, flip: true }, BLUE) +
      glow(pic, 150, 136, 78, '#FFD257', 0.6) +
      clash(pic, { x: 150, y: 136, size: 76 }) +
      title(pic, letter(first, { ...line, cap: 50, y: 330, fit: 262 }), {
        face: ['#FFFFFF', '#FFF3B8', '#FFD43B', '#B27A04'],
        edge: '#1C1450',
        depth: '#060412',
      }) +
      title(pic, letter(second, { ...line, cap: 44, y: 385, tracking: 0.1 }), {
        face: ['#FFFFFF', '#E4D8FF', '#B06BFF', '#5A2FC0'],
        edge: '#140D3A',
        depth: '#060412',
      }) +
      frame(pic, ['#FFFFFF', '#B06BFF', '#2A1A6E', '#32E0FF']) +
      ribbon(pic, 'E1Sports', '#B06BFF', 178),
  )
}
