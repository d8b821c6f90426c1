import { backdrop, glow, rays, specks } from '../../scene/light.ts'
import type { Picture } from '../../scene/picture.ts'
import { short } from '../../scene/path/short.ts'
import { stands } from '../../scene/stadium.ts'

/** A race course at dusk: the sky, a full stand, and the turf from `y` down. */
export function course(pic: Picture, y: number): string {
  const { width, height } = pic
  const sky = pic.linear('down', ['#3A1F63', '#B4476A', [0.5, '#FF9A4A'], '#6B2A10'])
  const turf = pic.linear([0, y, 0, height], ['#4FB36A', '#1F7A3F', '#082A16'])
  const stripes = [0, 1, 2, 3].map((index) => {
    const [near, far] = [(index * width) / 3.4 - width * 0.1, width * (0.2 + index * 0.16)]
    return `M${short(far)} ${y}h${short(width * 0.08)}L${short(near + width * 0.16)} ${height}h${short(-width * 0.16)}Z`
  })
  return (
    backdrop(pic, sky) +
    rays(pic, width * 0.62, y * 0.52, y, 18, '#FFE9A0', 0.26) +
    glow(pic, width * 0.62, y * 0.52, y * 0.9, '#FFD257', 0.75) +
    specks(5, 34, [0, 0, width, y * 0.5], '#FFE9C2', 1.1) +
    stands(pic, y * 0.66, y * 0.36, 9, ['#5A2440', '#1E0B1C']) +
    `<path d="M0 ${y}H${width}V${height}H0Z" fill="${turf}"/><path d="${stripes.join('')}" fill="#fff" fill-opacity=".07"/>` +
    rail(width, y)
  )
}

function rail(width: number, y: number): string {
  const posts = Array.from(
    { length: 12 },
    (_, index) => `M${short((index * width) / 11)} ${y - 10}v16`,
  )
  return `<path d="M0 ${y - 10}H${width}${posts.join('')}" fill="none" stroke="#FFF6E6" stroke-width="3"/>`
}

/** Dust that hooves throw up, from `x` to the left. */
export function dust(pic: Picture, x: number, y: number, size: number): string {
  const puffs = [0, 1, 2, 3].map((index) => {
    const r = size * (0.16 + index * 0.05)
    return glow(
      pic,
      x - index * size * 0.22,
      y - index * size * 0.03,
      r,
      '#F4DDA8',
      0.75 - index * 0.14,
    )
  })
  return puffs.join('')
}
