import { drum, lotteryBall } from '../../objects/lottery.ts'
import { METAL } from '../../palette.ts'
import { frame, ribbon } from '../../scene/frame.ts'
import { letter } from '../../scene/lettering.ts'
import { glint, vignette } from '../../scene/light.ts'
import { createPicture } from '../../scene/picture.ts'
import { title } from '../../scene/title.ts'
import { lake, lilies } from './lake.ts'
import type { Wording } from '../../scene/wording.ts'

const INSIDE = [7, 31, 18, 24, 3, 36, 12, 29, 9, 15]

/** Three Minute Draw: a glass drum of balls among water lilies, three of them already out. */
export function card({ lines: [first, second], ending }: Wording): string {
  const pic = createPicture(`tm${ending}`, 300, 400)
  return pic.svg(
    lake(pic, 150, 130, 214) +
      drum(pic, { x: 150, y: 142, size: 182 }, INSIDE) +
      lilies(pic, [
        [34, 262, 84],
        [268, 256, 78],
      ]) +
      vignette(pic, '#02131A', 0.9) +
      lotteryBall(pic, { x: 76, y: 278, size: 50, rotate: -14 }, 8) +
      lotteryBall(pic, { x: 226, y: 276, size: 48, rotate: 12 }, 33) +
      lotteryBall(pic, { x: 151, y: 272, size: 56, rotate: 4 }, 21) +
      title(pic, letter(first, { cap: 30, x: 150, y: 332, anchor: 'middle', fit: 256 }), {
        face: METAL.chalk,
        edge: '#0A4A50',
        depth: '#02131A',
      }) +
      title(pic, letter(second, { cap: 44, x: 150, y: 386, anchor: 'middle', fit: 240 }), {
        face: METAL.gold,
        edge: '#7A1244',
        depth: '#02131A',
      }) +
      glint(56, 346, 10, '#FFFBE8') +
      glint(214, 76, 14, '#FFFFFF') +
      frame(pic, ['#FFE9F3', '#2BD5C4', '#0A4A50', '#FF8AC6']) +
      ribbon(pic, 'Shapla Games', '#FFB3D9'),
  )
}
