import { fade } from '../../palette.ts'
import { letter } from '../../scene/lettering.ts'
import { short } from '../../scene/path/short.ts'
import { placed, type Place } from '../../scene/place.ts'
import type { Picture } from '../../scene/picture.ts'

/** The European wheel, clockwise from zero. */
const NUMBERS = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14,
  31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
]
const STEP = 360 / NUMBERS.length

/** A roulette wheel from above with every number in its place and the ball in a pocket. */
export function wheel(pic: Picture, place: Place, ballAt: number): string {
  const wood = pic.radial([[0.84, '#3A1A07'], [0.9, '#C97A3A'], [0.97, '#6B2F0C'], '#2A1206'])
  const bowl = pic.radial(['#D98A45', '#8A4A1C', '#2F1406'])
  const gold = pic.linear('falling', ['#FFF8D6', '#FFC94A', '#8A4A00'])
  const spoke = pic.define(
    (id) => `<path id="${id}" d="M0 -24C2.4 -18 2.4 -12 0 -6C-2.4 -12 -2.4 -18 0 -24Z"/>`,
  )
  const spokes = [0, 45, 90, 135, 180, 225, 270, 315].map(
    (turn) =>
      `<use href="#${spoke}" transform="rotate(${turn})" fill="${fade('#FFE08A', turn % 90 ? 0.35 : 0.95)}"/>`,
  )
  return placed(
    `<circle cy="3" r="50" fill="${fade('#000000', 0.5)}"/><circle r="50" fill="${wood}"/><circle r="43" fill="#1D0D04"/>
    ${pockets('#15181D', (index) => index > 0 && index % 2 === 0)}${pockets('#C8202E', (index) => index % 2 === 1)}${pockets('#149A5C', (index) => index === 0)}
    <path d="${NUMBERS.map(numberAt).join('')}" fill="#FFFFFF"/>
    <circle r="40" fill="none" stroke="${gold}" stroke-width="1.2"/><circle r="26.5" fill="${bowl}" stroke="${gold}" stroke-width="1.4"/>${spokes.join('')}
    <circle r="7.6" fill="${gold}"/><circle r="3.6" fill="#6B2F0C"/><circle r="2" fill="#FFF8D6"/>
    ${ball(NUMBERS.indexOf(ballAt) * STEP)}<path d="M-41 -22A46.5 46.5 0 0 1 -8 -46" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="2.4" stroke-linecap="round"/>`,
    place,
  )
}

function pockets(paint: string, isOne: (index: number) => boolean): string {
  const wedges = NUMBERS.flatMap((_, index) => {
    const [from, to] = [(index - 0.5) * STEP, (index + 0.5) * STEP]
    return isOne(index) ? [`M0 0L${at(from, 40)}A40 40 0 0 1 ${at(to, 40)}Z`] : []
  })
  return `<path d="${wedges.join('')}" fill="${paint}"/>`
}

/** A number's outline at its pocket, its foot to the middle of the wheel. */
function numberAt(number: number, index: number): string {
  const angle = (index * STEP * Math.PI) / 180
  const turned = (x: number, y: number): readonly [number, number] => [
    x * Math.cos(angle) - y * Math.sin(angle),
    x * Math.sin(angle) + y * Math.cos(angle),
  ]
  return letter(String(number), {
    cap: 3.4,
    x: 0,
    y: 0,
    weight: 800,
    warp: (x, y, width) => turned(x - width / 2, y - 35),
  }).d
}

function ball(degrees: number): string {
  const [x = '0', y = '0'] = at(degrees, 30).split(' ')
  return `<circle cx="${x}" cy="${Number(y) + 0.8}" r="2.6" fill="${fade('#000000', 0.5)}"/><circle cx="${x}" cy="${y}" r="2.5" fill="#FFFFFF"/>`
}

function at(degrees: number, radius: number): string {
  const angle = (degrees * Math.PI) / 180
  return `${short(Math.sin(angle) * radius)} ${short(-Math.cos(angle) * radius)}`
}
