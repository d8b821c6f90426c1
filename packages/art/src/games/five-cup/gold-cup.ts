import { ball } from '../../objects/cricket.ts'
import { short } from '../../scene/path/short.ts'
import type { Picture } from '../../scene/picture.ts'
import { placed, type Place } from '../../scene/place.ts'

const BOWL = 'M-43 -52C-43 -10 -28 14 -9 20V34H9V20C28 14 43 -10 43 -52Z'
const HANDLE =
  'M-41 -42C-66 -50 -76 -30 -66 -12C-58 3 -44 8 -27 8L-30 1C-43 0 -54 -6 -59 -16C-65 -29 -58 -39 -42 -33Z'

/** A tall cup of gold with two handles, a cricket ball set in its front and five stars over its rim. */
export function goldCup(pic: Picture, place: Place): string {
  const metal = pic.linear(
    [-44, 0, 44, 0],
    [
      '#7A4304',
      [0.12, '#F6C04A'],
      [0.26, '#FFF6CF'],
      [0.42, '#FFC93C'],
      [0.66, '#D98A0B'],
      [0.86, '#8A4B06'],
      '#F0B23A',
    ],
  )
  const rim = pic.linear(
    [-44, 0, 44, 0],
    ['#C97F0C', [0.3, '#FFF9DE'], [0.6, '#F4B533'], '#A35E06'],
  )
  const inside = pic.linear('down', ['#3A1B02', '#B3700C'])
  const grip = pic.linear(
    [-72, -44, -30, 8],
    ['#FFF1B8', [0.3, '#F4B533'], [0.7, '#B36A08'], '#6B3803'],
  )
  const handle = `<path d="${HANDLE}" fill="${grip}" stroke="#5A2C00" stroke-width="1.4"/><path d="M-44 -38C-60 -43 -68 -30 -61 -16" fill="none" stroke="#FFF6CF" stroke-width="1.8" stroke-linecap="round"/>`
  return placed(
    `<ellipse cx="0" cy="66" rx="52" ry="8" fill="#05020C" fill-opacity=".6"/>
    ${handle}<g transform="scale(-1 1)">${handle}</g>
    <path d="${BOWL}" fill="${metal}" stroke="#5A2C00" stroke-width="1.4"/>
    ${flutes()}
    <ellipse cx="0" cy="-52" rx="43" ry="8" fill="${rim}" stroke="#5A2C00" stroke-width="1.2"/><ellipse cx="0" cy="-51.4" rx="36.5" ry="5.6" fill="${inside}"/>
    <path d="M-12 34H12L17 42H-17Z" fill="${metal}" stroke="#5A2C00" stroke-width="1.2"/>
    <path d="M-32 52L-26 42H26L32 52Z" fill="${pic.linear('down', ['#4B2A7A', '#241040'])}" stroke="#FFD36B" stroke-width="1.4"/>
    <path d="M-38 64V52H38V64Z" fill="${pic.linear('down', ['#3A1D66', '#180A2E'])}" stroke="#FFD36B" stroke-width="1.4"/><path d="M-17 55.5H17V60.5H-17Z" fill="${rim}"/>
    <circle cx="0" cy="-17" r="20" fill="#5A2C00" fill-opacity=".55"/><circle cx="0" cy="-18" r="19.4" fill="none" stroke="${rim}" stroke-width="3.4"/>${ball(pic, { x: 0, y: -18, size: 34 })}
    <path d="M-35 -42C-34 -18 -27 0 -17 10" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="3" stroke-linecap="round"/>`,
    place,
  )
}

/** Grooves that run down the bowl to its stem. */
function flutes(): string {
  const lines = [-30, -18, 18, 30].map(
    (x) => `M${x} -43C${short(x * 0.92)} -14 ${short(x * 0.6)} 8 ${short(x * 0.24)} 19`,
  )
  return `<path d="${lines.join('')}" fill="none" stroke="#6B3803" stroke-opacity=".35" stroke-width="1.6"/>`
}

const STARS = 5
const POINTS = 5

/** Five stars in an arch over `x`, the middle one highest and largest. */
export function starArch(pic: Picture, x: number, y: number, width: number): string {
  const paint = pic.linear('down', ['#FFFDF0', '#FFD75E', '#E2930C'])
  const star = pic.define((id) => `<path id="${id}" d="${starPath()}" fill="${paint}"/>`)
  return Array.from({ length: STARS }, (_, index) => {
    const side = index - (STARS - 1) / 2
    const at = {
      x: x + (side * width) / (STARS - 1),
      y: y + side * side * width * 0.032,
      size: width * (0.2 - Math.abs(side) * 0.022),
      rotate: side * 9,
    }
    return placed(
      `<use href="#${star}" fill-opacity="0" stroke="#2A1040" stroke-width="16" stroke-linejoin="round"/><use href="#${star}"/>`,
      at,
    )
  }).join('')
}

function starPath(): string {
  const corners = Array.from({ length: 2 * POINTS }, (_, index) => {
    const radius = index % 2 === 0 ? 50 : 22
    const turn = (Math.PI * index) / POINTS - Math.PI / 2
    return `${short(radius * Math.cos(turn), 1)} ${short(radius * Math.sin(turn), 1)}`
  })
  return `M${corners.join('L')}Z`
}
