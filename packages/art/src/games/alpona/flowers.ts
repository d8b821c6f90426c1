import { placed, type Place } from '../../scene/place.ts'
import type { Picture } from '../../scene/picture.ts'
import { dotted, powdered, stroked } from './brush.ts'

const PETAL = 'M0 26C-19 8 -18 -24 0 -46C18 -24 19 8 0 26Z'

/** A lotus seen from the side, seven petals of rose powder. */
export function lotus(pic: Picture, place: Place): string {
  const petal = (turn: number, scale: number, rose: readonly [string, string, string]) =>
    `<g transform="translate(0 14) rotate(${turn} 0 20) scale(${scale})">${powdered(pic, PETAL, rose, 4.5)}${stroked('M0 12V-22', 2.5)}</g>`
  const far = ['#FF9AC4', '#E0387E', '#9A0E4E'] as const
  const near = ['#FFD9EA', '#FF6FA8', '#C81A62'] as const
  return placed(
    `${petal(-70, 0.86, far)}${petal(70, 0.86, far)}${petal(-42, 0.98, far)}${petal(42, 0.98, far)}${petal(-20, 0.98, near)}${petal(20, 0.98, near)}${petal(0, 0.94, near)}
    ${stroked('M-38 44Q0 56 38 44', 5)}${dotted(
      [
        [-46, 34],
        [46, 34],
        [-26, 51],
        [26, 51],
      ],
      6,
    )}`,
    place,
  )
}

/** The sun, a yellow disc with a face of rings and twelve flames. */
export function sun(pic: Picture, place: Place): string {
  const flames = Array.from(
    { length: 12 },
    (_, index) =>
      `<g transform="rotate(${index * 30})">${powdered(pic, 'M-9 -26C-8 -36 4 -40 2 -52C12 -44 12 -34 9 -26Z', ['#FFC23A', '#F0861A'], 3.5)}</g>`,
  )
  return placed(
    `${flames.join('')}${powdered(pic, 'M0 -28A28 28 0 1 1 -.1 -28Z', ['#FFF06A', '#FFC81E', '#F29A0A'])}
    ${stroked('M0 -14A14 14 0 1 1 -.1 -14Z')}${dotted([[0, 0]], 11)}`,
    place,
  )
}

/** A betel leaf with its veins, of green powder. */
export function leaf(pic: Picture, place: Place): string {
  const blade =
    'M0 50C-8 34 -44 26 -44 -6C-44 -30 -20 -40 0 -22C20 -40 44 -30 44 -6C44 26 8 34 0 50Z'
  return placed(
    `${stroked('M0 -22C2 -36 10 -46 20 -50', 6)}${powdered(pic, blade, ['#B8F06A', '#4AB82E', '#1A7A1E'])}
    ${stroked('M0 -18V36M0 0L-27 -16M0 0L27 -16M0 16L-28 6M0 16L28 6', 3.5)}${dotted(
      [
        [-14, -16],
        [14, -16],
        [-15, 20],
        [15, 20],
      ],
      4.5,
    )}`,
    place,
  )
}

/** Ears of ripe rice, bent under their grain. */
export function riceEar(pic: Picture, place: Place): string {
  const grain = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${powdered(pic, 'M0 11C-9 5 -8 -7 0 -15C8 -7 9 5 0 11Z', ['#FFF09A', '#F2B82E', '#B8780A'], 3)}</g>`
  const side = [
    [-7, 24, -38],
    [-9, 5, -34],
    [-10, -14, -30],
    [-8, -32, -22],
  ] as const
  const grains = side.flatMap(([x, y, turn]) => [grain(x - 6, y, turn), grain(6 - x, y, -turn)])
  return placed(
    `${stroked('M0 52V-30M0 46C-18 44 -32 34 -38 18M0 46C18 44 32 34 38 18', 4.5)}${grains.join('')}${grain(0, -42, 0)}
    ${dotted(
      [
        [-38, 8],
        [38, 8],
        [-32, -40],
        [32, -40],
      ],
      5.5,
    )}`,
    place,
  )
}

/** A star of eight points, four long and four short, of blue powder. */
export function star(pic: Picture, place: Place): string {
  const points =
    'M0 -52L11 -27L34 -34L27 -11L52 0L27 11L34 34L11 27L0 52L-11 27L-34 34L-27 11L-52 0L-27 -11L-34 -34L-11 -27Z'
  return placed(
    `${powdered(pic, points, ['#BFE8FF', '#3E9AE8', '#1A4AA8'])}${stroked('M0 -26L26 0L0 26L-26 0Z', 3.5)}${dotted([[0, 0]], 12)}${dotted(
      [
        [0, -37],
        [37, 0],
        [0, 37],
        [-37, 0],
      ],
      5,
    )}`,
    place,
  )
}
