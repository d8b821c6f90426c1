import { short } from '../../scene/path/short.ts'
import { glow } from '../../scene/light.ts'
import { placed, type Place } from '../../scene/place.ts'
import type { Picture } from '../../scene/picture.ts'
import { repeatable } from '../../scene/random.ts'

/** A thatched hut by night, light in its door and window. */
export function hut(pic: Picture, place: Place): string {
  const thatch = pic.linear('down', ['#6A5A3A', '#2E2818', '#14140E'])
  const wall = pic.linear('down', ['#3A2E22', '#1A1610'])
  const straw = Array.from({ length: 13 }, (_, index) => {
    const x = -42 + index * 7
    return `M${short(x * 0.5, 1)} -44Q${short(x * 0.8, 1)} -24 ${x} -6`
  })
  return placed(
    `<path d="M-40 -8H40V34H-40Z" fill="${wall}"/>${glow(pic, 0, 16, 44, '#FFB84A', 0.55)}<path d="M-9 2H9V34H-9Z" fill="#FFC86A"/><path d="M0 2V34" stroke="#8A5A1E" stroke-width="1.500"/><path d="M-32 4H-19V16H-32ZM19 4H32V16H19Z" fill="#FFD98A"/><path d="M-25.500 4V16M25.500 4V16M-32 10H-19M19 10H32" stroke="#6B4214" stroke-width="1.500"/>
    <path d="M-26 -46C-10 -52 10 -52 26 -46C34 -30 44 -14 56 -2C20 -10 -20 -10 -56 -2C-44 -14 -34 -30 -26 -46Z" fill="${thatch}"/><path d="${straw.join('')}" fill="none" stroke="#A8946A" stroke-opacity=".45" stroke-width="1.500"/><path d="M-26 -46C-10 -52 10 -52 26 -46" fill="none" stroke="#D8E0B0" stroke-opacity=".7" stroke-width="2"/>`,
    place,
  )
}

/** Reeds along the water's edge, standing on `y` from `x` on. */
export function reeds(
  seed: number,
  x: number,
  width: number,
  y: number,
  height: number,
  paint: string,
): string {
  const next = repeatable(seed)
  const blades = Array.from({ length: Math.ceil(width / (height * 0.09)) }, (_, index) => {
    const foot = x + index * height * 0.09
    const tall = height * (0.5 + next() * 0.5)
    const bend = (next() - 0.5) * height * 0.5
    return `M${short(foot, 0)} ${y}q${short(bend * 0.1, 0)} ${short(-tall * 0.6, 0)} ${short(bend, 0)} ${short(-tall, 0)}`
  })
  return `<path d="${blades.join('')}" fill="none" stroke="${paint}" stroke-width="${short(height * 0.035)}" stroke-linecap="round"/>`
}

/** The full moon with its seas, in its own haze. */
export function fullMoon(pic: Picture, x: number, y: number, r: number): string {
  const face = pic.radial(
    ['#FFFFF6', '#FFF8D8', '#E8DCA8', '#B8AE84'],
    [x - r * 0.25, y - r * 0.25, r * 1.4],
  )
  const sea = (dx: number, dy: number, size: number) =>
    `<circle cx="${short(x + dx * r, 1)}" cy="${short(y + dy * r, 1)}" r="${short(size * r, 1)}"/>`
  return `${glow(pic, x, y, r * 3.2, '#DCE8C0', 0.6)}<circle cx="${x}" cy="${y}" r="${r}" fill="${face}"/><g fill="#A8A484" fill-opacity=".4">${sea(-0.4, -0.3, 0.22)}${sea(0.3, -0.45, 0.14)}${sea(0.35, 0.25, 0.26)}${sea(-0.25, 0.45, 0.14)}</g>`
}
