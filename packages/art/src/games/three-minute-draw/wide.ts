import { drum, lotteryBall } from '../../objects/lottery.ts'
import { METAL } from '../../palette.ts'
import { frame, ribbon } from '../../scene/frame.ts'
import { letter } from '../../scene/lettering.ts'
import { backdrop, glint } from '../../scene/light.ts'
import { createPicture } from '../../scene/picture.ts'
import { title } from '../../scene/title.ts'
import { lake, lilies } from './lake.ts'
import type { Wording } from '../../scene/wording.ts'

const INSIDE = [7, 31, 18, 24, 3, 36, 12, 29, 9, 40]

/** Three Minute Draw, wide: the drum at the right, its balls roll out along the near water. */
export function wide({ lines: [first, second], ending }: Wording): string {
  const pic = createPicture(`tmw${ending}`, 640, 400)
  const shade = pic.linear('right', ['#02131AF2', [0.4, '#02131A99'], [0.62, '#02131A00']])
  return pic.svg(
    lake(pic, 490, 150, 236) +
      drum(pic, { x: 492, y: 164, size: 232 }, INSIDE) +
      lilies(pic, [
        [372, 300, 96],
        [610, 306, 92],
      ]) +
      backdrop(pic, shade) +
      lotteryBall(pic, { x: 436, y: 350, size: 62, rotate: -12 }, 8) +
      lotteryBall(pic, { x: 508, y: 344, size: 70, rotate: 6 }, 21) +
      lotteryBall(pic, { x: 582, y: 352, size: 60, rotate: 14 }, 33) +
      title(pic, letter(first, { cap: 40, x: 40, y: 184, fit: 306 }), {
        face: METAL.chalk,
        edge: '#0A4A50',
        depth: '#02131A',
      }) +
      title(pic, letter(second, { cap: 96, x: 38, y: 306, fit: 300 }), {
        face: METAL.gold,
        edge: '#7A1244',
        depth: '#02131A',
      }) +
      glint(60, 136, 13, '#FFFBE8') +
      glint(574, 84, 16, '#FFFFFF') +
      frame(pic, ['#FFE9F3', '#2BD5C4', '#0A4A50', '#FF8AC6']) +
      ribbon(pic, 'Shapla Games', '#FFB3D9', 40),
  )
}
