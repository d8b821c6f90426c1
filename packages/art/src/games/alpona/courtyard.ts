import { short } from '../../scene/path/short.ts'
import { placed, type Place } from '../../scene/place.ts'
import type { Picture } from '../../scene/picture.ts'
import { PASTE, stroked } from './brush.ts'

/** A mud house, its wall painted, thatch above and a lit door in the middle. */
export function mudHouse(pic: Picture, place: Place): string {
  const thatch = pic.linear('down', ['#F2C46B', '#A8702A', '#5A3410'])
  const wall = pic.linear('down', ['#E89A5A', '#B85A2A', '#7A3212'])
  const straw = Array.from({ length: 17 }, (_, index) => {
    const x = -48 + index * 6
    return `M${short(x * 0.66, 1)} -46L${x} -14`
  })
  const flower = (x: number) =>
    `<g transform="translate(${x} 8)">${stroked('M0 16V0M0 12C-8 12 -10 6 -10 2M0 12C8 12 10 6 10 2', 1.6)}<path d="M0 0C-7 -4 -7 -11 0 -15C7 -11 7 -4 0 0Z" fill="none" stroke="${PASTE}" stroke-width="1.600"/></g>`
  return placed(
    `<path d="M-46 -16H46V34H-46Z" fill="${wall}"/><path d="M-12 -6H12V34H-12Z" fill="#3A1408"/><path d="M-9 -3H9V34H-9Z" fill="#FFC86A" fill-opacity=".75"/><path d="M0 -3V34" stroke="#5A2410" stroke-width="2"/>
    ${flower(-30)}${flower(30)}${stroked('M-44 28q4 -5 8 0q4 -5 8 0q4 -5 8 0M20 28q4 -5 8 0q4 -5 8 0q4 -5 8 0M-44 -9h30M14 -9h30', 1.6)}
    <path d="M-34 -48H34L56 -10C20 -15 -20 -15 -56 -10Z" fill="${thatch}"/><path d="${straw.join('')}" stroke="#5A3410" stroke-opacity=".5" stroke-width="1.300"/><path d="M-34 -48H34" stroke="#FFE9B0" stroke-width="2.500"/>
    <path d="M-54 34H54V41H-54Z" fill="#8A3E18"/>`,
    place,
  )
}

/** The floor of beaten earth below `y`, swept in faint arcs. */
export function earth(pic: Picture, y: number): string {
  const { width, height } = pic
  const floor = pic.linear([0, y, 0, height], ['#C8743A', '#9A4A20', '#5A2410'])
  const sweeps = Array.from({ length: 14 }, (_, index) => {
    const x = short(((index * 0.37) % 1) * width - width * 0.1, 0)
    const at = short(y + ((height - y) * (index + 1)) / 15, 0)
    return `M${x} ${at}q${short(width * 0.2, 0)} ${short(-width * 0.03, 0)} ${short(width * 0.4, 0)} 0`
  })
  return `<path d="M0 ${y}H${width}V${height}H0Z" fill="${floor}"/><path d="${sweeps.join('')}" fill="none" stroke="#FFD2A0" stroke-opacity=".14" stroke-width="${short(width * 0.006, 1)}"/>`
}

/** A water pot of clay with a painted shoulder and mango leaves in its mouth. */
export function pot(pic: Picture, place: Place): string {
  const clay = pic.linear('right', ['#F2A866', '#C8622A', '#6B260C'])
  const blade = 'M0 0C-9 -12 -8 -30 0 -42C8 -30 9 -12 0 0Z'
  const blades = [-48, -24, 0, 24, 48].map(
    (turn) =>
      `<path d="${blade}" fill="#3FA83A" stroke="#0E4A16" stroke-width="1.300" transform="translate(0 -22) rotate(${turn})"/>`,
  )
  return placed(
    `<ellipse cy="46" rx="32" ry="6" fill="#2A0E06" fill-opacity=".45"/>${blades.join('')}
    <path d="M-14 -20C-46 -10 -50 46 0 46S46 -10 14 -20Z" fill="${clay}" stroke="#4A1806" stroke-width="1.800"/><path d="M-19 -27H19L14 -18H-14Z" fill="${clay}" stroke="#4A1806" stroke-width="1.800"/>
    ${stroked('M-31 2q6 8 12 0q7 8 13 0q6 8 12 0q7 8 13 0q6 7 12 0M-37 18H37', 3)}${stroked('M0 24v14M-14 24v12M14 24v12', 5)}`,
    place,
  )
}
