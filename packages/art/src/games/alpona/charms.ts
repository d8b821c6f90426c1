import { placed, type Place } from '../../scene/place.ts'
import type { Picture } from '../../scene/picture.ts'
import { dotted, PASTE, powdered, stroked } from './brush.ts'

/** A conch, its whorls wound to a point, of blue and white powder. */
export function conch(pic: Picture, place: Place): string {
  const body =
    'M-4 -54C4 -46 10 -42 12 -36C34 -32 48 -12 42 10C36 30 14 36 4 54C-4 44 -6 34 -16 26C-38 16 -46 -8 -32 -26C-26 -34 -18 -36 -13 -38C-12 -44 -8 -48 -4 -54Z'
  return placed(
    `<g transform="rotate(18)">${powdered(pic, body, ['#FFFFFF', '#BFE6F2', '#4AA0C8'])}
    <path d="M8 -14C26 -16 32 2 22 16C14 28 4 34 2 46C-6 30 -10 18 -8 6C-7 -6 -2 -13 8 -14Z" fill="#E8507A" stroke="${PASTE}" stroke-width="3.500"/>
    <path d="M-28 -22C-12 -32 16 -32 36 -16M-16 -36C-6 -41 4 -41 12 -37M-36 -6C-26 -14 -12 -16 0 -14M-32 10C-24 4 -16 2 -9 3" fill="none" stroke="#1A5A86" stroke-width="4" stroke-linecap="round"/></g>
    ${dotted(
      [
        [-44, 36],
        [-32, 47],
        [45, -36],
        [46, 36],
      ],
      6,
    )}`,
    place,
  )
}

/** A fish swimming to the left, scaled with dots, of orange powder. */
export function fish(pic: Picture, place: Place): string {
  const tail = 'M22 0C34 -8 42 -24 56 -28C50 -12 50 12 56 28C42 24 34 8 22 0Z'
  const body = 'M-56 2C-42 -26 -8 -36 28 -2C-8 36 -40 28 -56 2Z'
  return placed(
    `${powdered(pic, tail, ['#FFD23A', '#F2861A', '#C8400A'])}${powdered(pic, 'M-18 -24C-8 -40 8 -40 16 -36C10 -30 8 -24 8 -18Z', ['#FFD23A', '#E8701A'], 4)}${powdered(pic, body, ['#FFB84A', '#F2601A', '#B8240A'])}
    ${stroked('M-26 -18C-16 -8 -16 10 -27 20', 4)}<circle cx="-37" cy="-3" r="7" fill="${PASTE}"/><circle cx="-38" cy="-3" r="3.500" fill="#2A0E06"/>
    ${stroked('M-10 -12q8 5 0 11M2 -12q8 5 0 11M-10 3q8 5 0 11M2 3q8 5 0 11M13 -5q7 4 0 9', 3)}${stroked('M36 -12L47 -18M38 0H48M36 12L47 18', 3)}`,
    place,
  )
}

/** A paisley, the mango of every border, of violet powder. */
export function paisley(pic: Picture, place: Place): string {
  const outer =
    'M-6 52C-40 50 -50 14 -34 -8C-20 -28 6 -26 14 -42C17 -48 15 -53 10 -56C34 -56 50 -32 44 -2C39 28 22 53 -6 52Z'
  const inner = 'M-5 34C-24 32 -28 12 -18 0C-8 -12 14 -14 22 -28C29 -8 20 34 -5 34Z'
  return placed(
    `${powdered(pic, outer, ['#D8A8FF', '#8A3AD8', '#4A1090'])}${powdered(pic, inner, ['#FFE06A', '#F2A01E'], 3.5)}
    ${dotted(
      [
        [-30, 22],
        [-34, 6],
        [-12, 44],
        [8, 44],
        [25, 32],
        [34, 14],
        [36, -6],
        [32, -26],
        [-24, -10],
      ],
      4.5,
    )}${dotted([[-4, 14]], 12)}${stroked('M4 4C10 0 14 -5 17 -11', 3.5)}`,
    place,
  )
}

/** A clay bowl full of rice paste, the swab of cloth that paints with it laid across. */
export function pasteBowl(pic: Picture, place: Place): string {
  const clay = pic.linear('down', ['#F2A05A', '#B85220', '#5A1C08'])
  const milk = pic.radial(['#FFFFFF', '#FFF8EA', '#E8D2B0'], [-8, -18, 52])
  const cloth = pic.linear('rising', ['#C8201E', '#FF7A5A', '#FFD0B8'])
  return placed(
    `<ellipse cy="46" rx="40" ry="7" fill="#2A0E06" fill-opacity=".5"/>
    <path d="M-54 -14C-50 24 -30 46 0 46S50 24 54 -14Z" fill="${clay}" stroke="#3A1206" stroke-width="2"/>
    <ellipse cy="-14" rx="54" ry="19" fill="#8A3A14" stroke="#3A1206" stroke-width="2"/><ellipse cy="-13" rx="47" ry="14" fill="${milk}"/>
    <path d="M-34 -4C-36 10 -31 18 -27 17S-24 8 -24 0M12 3C11 18 15 29 20 28S23 14 22 1" fill="${PASTE}"/>
    ${stroked('M-44 14q8 8 15 0q8 8 15 0q7 8 15 0q8 8 15 0q7 6 14 0', 3.5)}${dotted(
      [
        [-28, 30],
        [-10, 35],
        [10, 36],
        [29, 29],
      ],
      5,
    )}
    <path d="M-18 -14C-24 -18 -24 -26 -14 -27C4 -30 16 -40 28 -54C36 -56 44 -50 42 -42C30 -28 12 -16 -2 -11C-8 -9 -14 -10 -18 -14Z" fill="${cloth}" stroke="#4A0A06" stroke-width="1.800"/><path d="M-18 -14C-24 -18 -24 -26 -14 -27C-6 -28 0 -30 5 -33L12 -20C6 -16 0 -13 -2 -11C-8 -9 -14 -10 -18 -14Z" fill="${PASTE}"/><path d="M20 -34L30 -46M12 -24L34 -42" fill="none" stroke="#8A1210" stroke-width="1.800"/>`,
    place,
  )
}

/** A kula, the winnowing tray, painted for a feast: rice, a lamp's red and a ring of petals on its weave. */
export function kula(pic: Picture, place: Place): string {
  const cane = pic.linear('down', ['#FFE9A8', '#E0A84A', '#8A5614'])
  const weave = [-36, -24, -12, 0, 12, 24, 36].map((x) => `M${x} -34V44`).join('')
  const rows = [-22, -10, 2, 14, 26, 38].map((y) => `M-48 ${y}H48`).join('')
  const petals = [0, 45, 90, 135, 180, 225, 270, 315].map(
    (turn) =>
      `<g transform="translate(0 6) rotate(${turn})">${powdered(pic, 'M0 -8C-8 -14 -8 -24 0 -32C8 -24 8 -14 0 -8Z', ['#FF8A6A', '#D8201E'], 3)}</g>`,
  )
  return placed(
    `<path d="M-46 -42H46L56 34C40 52 -40 52 -56 34Z" fill="${cane}" stroke="#4A2A08" stroke-width="2.500"/><path d="${weave}${rows}" fill="none" stroke="#8A5614" stroke-opacity=".5" stroke-width="2"/>
    <path d="M-46 -42H46L47 -32H-47Z" fill="#C8201E" stroke="#4A0A06" stroke-width="1.500"/>${dotted(
      [
        [-38, -37],
        [-19, -37],
        [0, -37],
        [19, -37],
        [38, -37],
      ],
      5.5,
    )}
    <path d="M-56 34C-40 52 40 52 56 34L53 28C36 44 -36 44 -53 28Z" fill="#B8741E" stroke="#4A2A08" stroke-width="1.500"/>
    ${petals.join('')}<circle cy="6" r="8" fill="#FFD23A" stroke="${PASTE}" stroke-width="3"/>${dotted(
      [
        [-40, -16],
        [40, -16],
        [-43, 8],
        [43, 8],
        [-38, 28],
        [38, 28],
      ],
      5,
    )}`,
    place,
  )
}
