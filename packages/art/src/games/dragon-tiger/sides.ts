import { fade } from '../../palette.ts'
import { backdrop, glow, rays, specks } from '../../scene/light.ts'
import type { Picture } from '../../scene/picture.ts'
import { short } from '../../scene/path/short.ts'

/** Fire on the left and amber on the right, parted by a bright cut from `top` to `bottom`. */
export function sides(pic: Picture, top: number, bottom: number): string {
  const { width, height } = pic
  const fire = pic.linear('down', ['#7D130F', '#C4301C', '#5A0906', '#1B0302'])
  const amber = pic.linear('down', ['#7A3E05', '#E0901F', '#6B3503', '#1B0E02'])
  const light = pic.linear('down', ['#FFFBE0', '#FFD257', fade('#FFB703', 0)])
  return (
    backdrop(pic, amber) +
    rays(pic, width * 0.76, height * 0.3, height * 0.7, 20, '#FFE9A0', 0.22) +
    glow(pic, width * 0.76, height * 0.3, height * 0.42, '#FFD257', 0.6) +
    `<path d="M0 0H${top}L${bottom} ${height}H0Z" fill="${fire}"/>` +
    glow(pic, width * 0.26, height * 0.32, height * 0.4, '#FF7A3A', 0.6) +
    specks(11, 60, [0, 0, width, height * 0.6], '#FFE9A0', 1.2) +
    `<path d="M${top - 3} 0H${top + 3}L${short(bottom + 1)} ${height}H${short(bottom - 1)}Z" fill="${light}"/>`
  )
}

/** The green table at the foot, its rim a shallow curve `rise` high. */
export function felt(pic: Picture, y: number, rise: number): string {
  const { width, height } = pic
  const rim = `M0 ${y}Q${width / 2} ${y - rise} ${width} ${y}`
  const cloth = pic.linear([0, y - rise, 0, height], ['#23A068', '#0F6340', '#04170F'])
  return (
    `<path d="${rim}V${height}H0Z" fill="${cloth}"/>` +
    `<path d="${rim}" fill="none" stroke="#6B3512" stroke-width="12"/>` +
    `<path d="${rim}" fill="none" stroke="#FFD56B" stroke-width="2.5" transform="translate(0 5)"/>`
  )
}
