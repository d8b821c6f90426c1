import { placed, type Place } from '../scene/place.ts'
import { short } from '../scene/path/short.ts'
import type { Picture } from '../scene/picture.ts'

const CABINS = ['#FF5C5C', '#FFB703', '#2BD576', '#5CB8FF', '#FF7AC6', '#FFD56B'] as const

/** A fair's big wheel with painted cabins and bulbs; drawn within its rim, legs below. */
export function wheel(pic: Picture, place: Place): string {
  const steel = pic.linear('down', ['#FFF1C9', '#FFB703', '#A3480A'])
  const at = (angle: number, r: number) =>
    [short(Math.cos(angle) * r, 1), short(Math.sin(angle) * r, 1)] as const
  const turns = Array.from({ length: 12 }, (_, index) => (index * Math.PI) / 6)
  const spokes = turns.map((angle) => `M0 0L${at(angle, 44).join(' ')}`).join('')
  const bulbs = [...turns, ...turns.map((angle) => angle + Math.PI / 12)].map((angle) => {
    const [x, y] = at(angle, 41)
    return `M${x} ${y}h.1`
  })
  const roofs = turns.map((angle) => `M${at(angle, 45).join(' ')}m-7.5 1c1.5 -6 13.5 -6 15 0Z`)
  const cabins = CABINS.map((colour, index) => {
    const boxes = [index, index + 6].map(
      (turn) => `M${at((turn * Math.PI) / 6, 45).join(' ')}m-6.5 1h13l-1.5 9c-.5 2 -9.5 2 -10 0Z`,
    )
    return `<path d="${boxes.join('')}" fill="${colour}"/>`
  })
  return placed(
    `<path d="M-3 0L-30 68H-22L0 8L22 68H30L3 0Z" fill="#5A1238"/><path d="M-3 0L-30 68" stroke="#FFB3D9" stroke-width="1"/>
    <g fill="none" stroke="${steel}"><circle r="45" stroke-width="3"/><circle r="36" stroke-width="1.4"/><circle r="16" stroke-width="1.4"/><path d="${spokes}" stroke-width="1.2"/></g>
    <path d="${bulbs.join('')}" stroke="#FFFBE0" stroke-width="3.2" stroke-linecap="round"/>${cabins.join('')}<path d="${roofs.join('')}" fill="#FFF6E0"/>
    <circle r="8" fill="#D7263D"/><circle r="4.5" fill="#FFE08A"/>`,
    place,
  )
}

/** A Boishakhi procession mask: a round-eyed owl in folk colours with a crown of petals. */
export function owlMask(pic: Picture, place: Place): string {
  const half = pic.define((id) => `<g id="${id}">${maskSide(pic)}</g>`)
  const petal = pic.define(
    (id) =>
      `<g id="${id}"><path d="M0 -62C-9 -50 -8 -42 0 -34C8 -42 9 -50 0 -62Z"/><circle cy="-46" r="2.6" fill="#FFF6E0"/></g>`,
  )
  const petals = [-72, -54, -36, -18, 0, 18, 36, 54, 72].map((turn, index) => {
    const colour = ['#2BD576', '#FFB703', '#FF5C9E', '#5CB8FF'][index % 4] ?? ''
    return `<use href="#${petal}" transform="rotate(${turn} 0 4)" fill="${colour}"/>`
  })
  const beak = pic.linear('down', ['#FFE08A', '#FFB703', '#C95A00'])
  return placed(
    `${petals.join('')}<use href="#${half}"/><use href="#${half}" transform="scale(-1 1)"/>
    <path d="M0 -8C9 -4 10 8 0 22C-10 8 -9 -4 0 -8Z" fill="${beak}" stroke="#5A0F1F" stroke-width="1.5"/>
    <path d="M0 -34L5 -26L0 -18L-5 -26Z" fill="#FFF6E0"/><circle cy="-26" r="2" fill="#D7263D"/>
    <path d="M-14 29C-6 34 6 34 14 29M-10 36C-4 40 4 40 10 36" fill="none" stroke="#FFE08A" stroke-width="2" stroke-linecap="round"/>`,
    place,
  )
}

function maskSide(pic: Picture): string {
  const face = pic.radial(['#FF6B5E', '#D7263D', '#7A0A2A'], [0, -4, 52])
  return `<path d="M0 -38C10 -38 18 -42 34 -50C34 -40 38 -34 40 -24C46 -4 40 34 0 48Z" fill="${face}" stroke="#FFD56B" stroke-width="2.4"/>
    <circle cx="18" cy="-8" r="18" fill="#FFF6E0"/><circle cx="18" cy="-8" r="18" fill="none" stroke="#2BD576" stroke-width="3" stroke-dasharray="4 3"/>
    <circle cx="18" cy="-8" r="12" fill="#FFB703"/><circle cx="17" cy="-8" r="8" fill="#16060C"/><circle cx="14" cy="-11" r="2.6" fill="#fff"/>
    <path d="M26 16C32 22 32 30 26 36C20 30 20 22 26 16Z" fill="#FFB703"/><circle cx="26" cy="26" r="2.6" fill="#7A0A2A"/>
    <path d="M8 -32l5 4M16 -34l5 4M24 -38l5 4" stroke="#FFE08A" stroke-width="2.2" stroke-linecap="round"/><path d="M36 4h.1M36 11h.1M33 -28h.1M14 24h.1M9 42h.1" stroke="#FFF6E0" stroke-width="3" stroke-linecap="round"/>`
}

/** A dhol: a barrel drum slung at an angle, with laced cords. */
export function dhol(pic: Picture, place: Place): string {
  const barrel = pic.linear('down', ['#FF8A5C', '#D7263D', '#6B0A22'])
  const skin = pic.radial(['#FFFDF2', '#F2D9A8', '#B98A4A'])
  return placed(
    `<path d="M-36 -24C-14 -34 14 -34 36 -24V24C14 34 -14 34 -36 24Z" fill="${barrel}"/>
    <path d="M-36 -20L-20 28L-4 -30L12 30L28 -27L36 0" fill="none" stroke="#FFF1C9" stroke-width="2.4" stroke-linejoin="round"/>
    <path d="M-14 -30C-17 -10 -17 10 -14 30M14 -31C17 -10 17 10 14 31" fill="none" stroke="#FFB703" stroke-width="3"/>
    <ellipse cx="36" rx="10" ry="25" fill="#5A0F1F"/><ellipse cx="-36" rx="12" ry="27" fill="#FFB703"/><ellipse cx="-37" rx="10" ry="24" fill="${skin}"/><ellipse cx="-37" rx="4.5" ry="11" fill="#3A1A10"/>
    <path d="M-30 -30C-6 -38 16 -36 34 -27" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="2" stroke-linecap="round"/>
    <path d="M-64 -34L-40 -8M-70 26L-42 8" stroke="#F2CB8C" stroke-width="4" stroke-linecap="round"/>`,
    place,
  )
}

/** Strings of paper flags between `from` and `to`, sagging by `sag`. */
export function bunting(
  from: readonly [number, number],
  to: readonly [number, number],
  sag: number,
  count: number,
): string {
  const point = (t: number) =>
    [
      from[0] + (to[0] - from[0]) * t,
      from[1] + (to[1] - from[1]) * t + sag * 4 * t * (1 - t),
    ] as const
  const flag = (index: number) => {
    const [[ax, ay], [bx, by]] = [point((index + 0.15) / count), point((index + 0.85) / count)]
    const drop = Math.hypot(bx - ax, by - ay) * 1.1
    return `M${short(ax, 1)} ${short(ay, 1)}L${short(bx, 1)} ${short(by, 1)}L${short((ax + bx) / 2, 1)} ${short((ay + by) / 2 + drop, 1)}Z`
  }
  const flags = CABINS.map((colour, tint) => {
    const own = Array.from({ length: count }, (_, index) =>
      index % CABINS.length === tint ? flag(index) : '',
    )
    return `<path d="${own.join('')}" fill="${colour}"/>`
  })
  const middle = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + sag * 2]
  return `<path d="M${from.join(' ')}Q${middle.join(' ')} ${to.join(' ')}" fill="none" stroke="#FFF1C9" stroke-opacity=".7"/>${flags.join('')}`
}

/** A paper windmill on a stick. */
export function windmill(pic: Picture, place: Place): string {
  const colours = [
    ['#FF7A9E', '#C2185B'],
    ['#FFE08A', '#F08A00'],
    ['#7FE3FF', '#1C7FC2'],
    ['#9DF5C2', '#0E8A47'],
  ] as const
  const blades = colours.map(
    ([bright, deep], index) =>
      `<g transform="rotate(${index * 90 + 12})"><path d="M0 0L0 -46C18 -44 34 -32 36 -14Z" fill="${bright}"/><path d="M0 0L36 -14C28 -2 12 6 0 0Z" fill="${deep}"/></g>`,
  )
  return placed(
    `<path d="M-2.5 0L-8 92H-2L3 0Z" fill="#8A4A1E"/>${blades.join('')}<circle r="6" fill="#FFF6E0"/><circle r="3" fill="#D7263D"/>`,
    place,
  )
}
