import { glow } from '../../scene/light.ts'
import { short } from '../../scene/path/short.ts'
import { stamped, type Place } from '../../scene/place.ts'
import type { Picture } from '../../scene/picture.ts'
import { repeatable } from '../../scene/random.ts'

/** A firefly from above, its wings open and its lantern lit. */
export function firefly(pic: Picture, place: Place): string {
  const lantern = pic.radial(['#FFFFF0', '#F4FF8A', '#B8E81E', '#5A8A06'], [0, 26, 30])
  const wing = pic.linear([-4, 0, -50, 10], ['#F4FFF2D9', '#BFF0D880', '#8FD8E859'])
  const cover = pic.linear([-4, -8, -40, -26], ['#2A1608', '#7A4A1C', '#E8B45A'])
  const half = `<path d="M-5 -8C-30 -20 -54 -8 -52 8C-50 24 -22 20 -5 2Z" fill="${wing}" stroke="#E9FFF0" stroke-opacity=".7"/><path d="M-7 -5L-42 2M-8 -2L-34 13" stroke="#FFFFFF" stroke-opacity=".6"/>
    <path d="M-4 -12C-16 -34 -44 -46 -48 -34C-52 -20 -24 -4 -5 0Z" fill="${cover}" stroke="#1A0C04" stroke-width="1.500"/><path d="M-9 -13C-20 -28 -36 -37 -43 -34" fill="none" stroke="#FFE9B0" stroke-width="2" stroke-linecap="round"/>`
  return stamped(
    pic,
    `${glow(pic, 0, 26, 50, '#E6FF5A', 0.9)}${half}<g transform="scale(-1 1)">${half}</g>
    <path d="M-13 -8C-20 12 -18 42 0 52C18 42 20 12 13 -8Z" fill="${lantern}" stroke="#4A6B06" stroke-width="1.500"/>
    <path d="M-13 -8C-16 0 -17 6 -17 11C-8 16 8 16 17 11C17 6 16 0 13 -8Z" fill="#3A2410"/><path d="M-17 22C-7 27 7 27 17 22M-14 34C-6 38 6 38 14 34" fill="none" stroke="#6B9A0A" stroke-width="2.500"/>
    <ellipse cy="-15" rx="15" ry="12" fill="#E8603A" stroke="#5A1A08" stroke-width="1.500"/><ellipse cy="-14" rx="5" ry="7" fill="#4A1408"/><path d="M-10 -19C-6 -25 2 -26 7 -23" fill="none" stroke="#FFD0B0" stroke-width="2" stroke-linecap="round"/>
    <path d="M-4 -32C-10 -44 -20 -48 -26 -46M4 -32C10 -44 20 -48 26 -46" fill="none" stroke="#2A1608" stroke-width="3" stroke-linecap="round"/>
    <circle cy="-29" r="8" fill="#2A1608"/><circle cx="-5" cy="-32" r="3.500" fill="#F4FFB8"/><circle cx="5" cy="-32" r="3.500" fill="#F4FFB8"/>
    <ellipse cx="-5" cy="24" rx="3" ry="9" fill="#FFFFFF" fill-opacity=".9"/>`,
    place,
  )
}

/** Far fireflies scattered over a box `[x, y, width, height]`: each a bright point in its own light. */
export function swarm(
  pic: Picture,
  seed: number,
  count: number,
  [x, y, width, height]: readonly [number, number, number, number],
  size: number,
): string {
  const next = repeatable(seed)
  const light = glow(pic, 0, 0, 50, '#DFFF5A', 0.85)
  return Array.from({ length: count }, () => {
    const spot = { x: short(x + next() * width, 0), y: short(y + next() * height, 0) }
    const big = short(size * (0.5 + next() * 0.9), 0)
    return stamped(pic, `${light}<circle r="7" fill="#FBFFD6"/>`, { ...spot, size: big })
  }).join('')
}
