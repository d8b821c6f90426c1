import { fade } from '../../palette.ts'
import { glow } from '../../scene/light.ts'
import { short } from '../../scene/path/short.ts'
import { placed, type Place } from '../../scene/place.ts'
import type { Picture } from '../../scene/picture.ts'
import { stands, tower } from '../../scene/stadium.ts'

/** A blue court at night from behind its base line: the net `y` down, towers at both sides. */
export function nightCourt(pic: Picture, y: number, middle: number): string {
  const { width, height } = pic
  const sky = pic.linear('down', ['#040F2A', '#0C2E66', '#1D62B4'])
  const ground = pic.linear([0, y - 40, 0, height], ['#1B7A55', '#0F4F38', '#04170F'])
  const court = pic.linear([0, y - 20, 0, height], ['#4A9BEA', '#2367BC', '#0C2E66'])
  const far = y - 26
  const edge = (at: number, near: number) =>
    `${short(middle + at, 1)} ${far}L${short(middle + near, 1)} ${height}`
  const [inner, outer] = [width * 0.26, width * 0.78]
  const line = (side: number) =>
    `M${middle + side * inner * 0.96} ${far + 3}L${middle + side * outer * 0.92} ${height}`
  return (
    `<path d="M0 0H${width}V${height}H0Z" fill="${sky}"/>` +
    tower(pic, { x: 34, y: far - 16, height: 132, to: [middle, y + 40] }) +
    tower(pic, { x: width - 34, y: far - 16, height: 132, to: [middle, y + 40] }) +
    stands(pic, far - 62, 50, 17, ['#123E6E', '#071B36']) +
    `<path d="M0 ${far - 8}H${width}V${height}H0Z" fill="${ground}"/>` +
    `<path d="M${edge(-inner, -outer)}H${middle + outer}L${middle + inner} ${far}Z" fill="${court}"/>` +
    `<path d="${line(-1)}${line(1)}M${middle} ${far + 3}V${y + 96}M${middle - outer * 0.72} ${y + 96}H${middle + outer * 0.72}" fill="none" stroke="#F4F8FF" stroke-width="3.4" stroke-opacity=".92"/>` +
    glow(pic, middle, y + 30, width * 0.5, '#CFE8FF', 0.5) +
    net(pic, y, middle, inner * 1.62)
  )
}

function net(pic: Picture, y: number, middle: number, half: number): string {
  const [left, right] = [middle - half, middle + half]
  const cord = `M${short(left)} ${y - 4}Q${middle} ${y + 6} ${short(right)} ${y - 4}`
  const mesh = Array.from({ length: 32 }, (_, index) => {
    const x = short(left + (index + 0.5) * ((right - left) / 32), 1)
    return `M${x} ${y}V${y + 31}`
  }).join('')
  const shade = pic.linear([0, y, 0, y + 34], [fade('#04122A', 0.62), fade('#04122A', 0.4)])
  return (
    `<path d="${cord}V${y + 32}H${short(left)}Z" fill="${shade}"/>` +
    `<path d="${mesh}M${short(left)} ${y + 10}H${short(right)}M${short(left)} ${y + 21}H${short(right)}" stroke="#FFFFFF" stroke-opacity=".26" stroke-width="1"/>` +
    `<path d="${cord}" fill="none" stroke="#FFFFFF" stroke-width="5"/>` +
    `<path d="M${middle} ${y + 1}V${y + 32}" stroke="#FFFFFF" stroke-width="3"/>`
  )
}

/** A racket with its strings, the head at the top, 100 high. */
export function racket(pic: Picture, place: Place): string {
  const rim = pic.linear('falling', ['#FFFFFF', '#FFB703', '#C05A00', '#FFD257'])
  const grip = pic.linear('right', ['#5B6B80', '#1B2430', '#0B1018'])
  const head =
    'M0 -50C19 -50 27 -35 25 -18C23 -2 12 8 0 12C-12 8 -23 -2 -25 -18C-27 -35 -19 -50 0 -50Z'
  const lines = [-18, -12, -6, 0, 6, 12, 18].map((x) => `M${x} -50V12`).join('')
  const across = [-42, -35, -28, -21, -14, -7, 0].map((y) => `M-27 ${y}H27`).join('')
  const strings = `<g clip-path="${pic.clip(`<path d="${head}"/>`)}"><path d="${lines}${across}" stroke="#FFFFFF" stroke-opacity=".85" stroke-width="1"/></g>`
  return placed(
    `<path d="${head}" fill="#0A1E44" fill-opacity=".3"/>${strings}<path d="${head}" fill="none" stroke="#04102A" stroke-width="7.4"/><path d="${head}" fill="none" stroke="${rim}" stroke-width="4.8"/><path d="M-8 10L-3 24M8 10L3 24" stroke="#04102A" stroke-width="6"/><path d="M-8 10L-3 24M8 10L3 24" stroke="${rim}" stroke-width="4"/><rect x="-4.6" y="22" width="9.2" height="34" rx="4" fill="${grip}"/><path d="M-4.6 30L4.6 27M-4.6 37L4.6 34M-4.6 44L4.6 41M-4.6 51L4.6 48" stroke="#FFFFFF" stroke-opacity=".3" stroke-width="1.2"/>`,
    place,
  )
}

/** A felt ball with its seam, 100 wide. */
export function tennisBall(pic: Picture, place: Place): string {
  const felt = pic.radial([
    [0, '#FBFFC2'],
    [0.4, '#E4FF3D'],
    [0.8, '#A9CC12'],
    [1, '#5E7A04'],
  ])
  return placed(
    `<circle r="50" fill="#03102A" fill-opacity=".45" cx="3" cy="5"/><circle r="49" fill="${felt}"/><path d="M-44 -22C-14 -16 -2 -30 0 -49M-38 31C-8 26 30 14 45 -20" fill="none" stroke="#FFFFFF" stroke-width="6"/><path d="M-30 -26A40 40 0 0 1 -4 -39.6" fill="none" stroke="#FFFFFF" stroke-opacity=".8" stroke-width="4" stroke-linecap="round"/>`,
    place,
  )
}

/** The light that a quick ball draws behind it, from far to near. */
export function streak(
  pic: Picture,
  from: readonly [number, number],
  to: readonly [number, number],
  width: number,
): string {
  const [x, y] = from
  const [tx, ty] = to
  const length = Math.hypot(tx - x, ty - y) || 1
  const [nx, ny] = [((ty - y) / length) * width, (-(tx - x) / length) * width]
  const paint = pic.linear(
    [x, y, tx, ty],
    [fade('#E8FF4A', 0), fade('#E8FF4A', 0.25), fade('#FBFFC2', 0.9)],
  )
  return `<path d="M${x} ${y}L${short(tx + nx)} ${short(ty + ny)}L${short(tx - nx)} ${short(ty - ny)}Z" fill="${paint}"/>`
}
