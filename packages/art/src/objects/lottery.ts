import { letter } from '../scene/lettering.ts'
import { placed, type Place } from '../scene/place.ts'
import { short } from '../scene/path/short.ts'
import type { Picture } from '../scene/picture.ts'

/** The colours of balls, a light, a middle and a dark one each. */
export const BALL_PAINTS = [
  ['#FFC1DE', '#F0529C', '#8A1150'],
  ['#FFE9A0', '#FFB01F', '#A85A00'],
  ['#B8FFF2', '#1FC7B0', '#046556'],
  ['#D9CCFF', '#8A63F0', '#3C1C99'],
] as const

/** A lottery ball with its number on a white disc; balls of a ten share a colour. */
export function lotteryBall(pic: Picture, place: Place, number: number): string {
  const paints = BALL_PAINTS[Math.floor((number - 1) / 10) % BALL_PAINTS.length] ?? BALL_PAINTS[0]
  const body = pic.radial(paints, [-16, -20, 74])
  const figure = letter(String(number), {
    cap: 30,
    weight: 800,
    x: 0,
    y: 15,
    anchor: 'middle',
    fit: 42,
  })
  return placed(
    `<circle r="50" fill="${body}"/><circle r="28" fill="#FFFFFF"/><path d="${figure.d}" fill="#1B1030"/><path d="M-34 -20A40 40 0 0 1 6 -40" fill="none" stroke="#FFFFFF" stroke-opacity=".75" stroke-width="7" stroke-linecap="round"/>`,
    place,
  )
}

/** A glass drum on a brass stand, full of balls that are thrown about; drawn within its glass. */
export function drum(pic: Picture, place: Place, balls: readonly number[]): string {
  const glass = pic.radial(['#FFFFFF1A', '#BFF4FF26', '#E6FCFF73'], [0, 0, 50])
  const brass = pic.linear('right', ['#8A4A00', '#FFE08A', '#FFF8D6', '#FFB703', '#8A4A00'])
  const inside = balls.map((number, index) => {
    const turn = index * 2.4
    const far = 8 + 8.6 * Math.sqrt(index * 1.35)
    const [x, y] = [short(Math.cos(turn) * far, 1), short(Math.sin(turn) * far + 3, 1)]
    return lotteryBall(pic, { x, y, size: 19, rotate: ((index * 37) % 70) - 35 }, number)
  })
  return placed(
    `<path d="M-36 44L-46 66H46L36 44Z" fill="${brass}"/><path d="M-54 64H54V72H-54Z" fill="${brass}"/><path d="M-10 46H10V62H-10Z" fill="#3A1A05"/>
    <circle r="52" fill="#05303A" fill-opacity=".55"/>${inside.join('')}
    <circle r="50" fill="${glass}"/><circle r="51" fill="none" stroke="${brass}" stroke-width="4"/>
    <path d="M-38 -14A41 41 0 0 1 -10 -39" fill="none" stroke="#FFFFFF" stroke-opacity=".85" stroke-width="4.5" stroke-linecap="round"/><path d="M34 22A41 41 0 0 1 18 36" fill="none" stroke="#FFFFFF" stroke-opacity=".45" stroke-width="3" stroke-linecap="round"/>
    <circle cy="-54" r="6" fill="${brass}"/>`,
    place,
  )
}
