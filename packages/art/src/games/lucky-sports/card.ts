import { ball, bat } from '../../objects/cricket.ts'
import { METAL } from '../../palette.ts'
import { frame } from '../../scene/frame.ts'
import { lit } from '../../scene/icon.ts'
import { letter } from '../../scene/lettering.ts'
import { backdrop, glow, specks, vignette } from '../../scene/light.ts'
import { createPicture, type Picture } from '../../scene/picture.ts'
import { field, stands, tower } from '../../scene/stadium.ts'
import { title } from '../../scene/title.ts'
import { lean } from '../../scene/warp.ts'
import type { Wording } from '../../scene/wording.ts'

/** Lucky Sports: a football, a bat and a ball before a clover, under the lights of a ground. */
export function luckySportsCard({ lines: [first, second], ending }: Wording): string {
  const pic = createPicture(`lsc${ending}`, 300, 400)
  return pic.svg(
    ground(pic) +
      lit(pic, 'noto:four-leaf-clover', { x: 150, y: 158, size: 190 }) +
      lit(pic, 'noto:soccer-ball', { x: 96, y: 232, size: 92 }) +
      bat(pic, { x: 226, y: 196, size: 100, rotate: 32 }) +
      ball(pic, { x: 192, y: 248, size: 58 }) +
      vignette(pic, '#020B08', 0.92) +
      lettering(pic, [first, second]) +
      frame(pic, ['#EFFFF5', '#2BD576', '#06301E', '#9DF5C2']),
  )
}

function ground(pic: Picture): string {
  return (
    backdrop(pic, pic.linear('down', ['#03180E', '#0A4A2C', '#14804A', '#07130E'])) +
    specks(9, 22, [0, 0, 300, 90], '#E8FFF1', 1.1) +
    glow(pic, 150, 160, 180, '#9DF5C2', 0.42) +
    stands(pic, 146, 54, 4) +
    field(pic, 208, [150, 226], ['#3FBF74', '#1D6B43', '#07130E']) +
    tower(pic, { x: 40, y: 172, height: 112, to: [170, 330], strength: 0.5 }) +
    tower(pic, { x: 262, y: 172, height: 108, to: [120, 330], strength: 0.46 })
  )
}

function lettering(pic: Picture, [first, second]: readonly [string, string]): string {
  const style = { face: METAL.grass, edge: '#03301A', depth: '#020B08' }
  const warp = lean(0.1)
  return (
    title(pic, letter(first, { cap: 44, x: 24, y: 330, fit: 210, warp }), style) +
    title(pic, letter(second, { cap: 34, x: 70, y: 374, fit: 206, warp }), style)
  )
}
