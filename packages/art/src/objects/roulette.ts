import { placed, type Place } from '../scene/place.ts'
import { short } from '../scene/path/short.ts'
import type { Picture } from '../scene/picture.ts'

/** A roulette wheel seen from above: red and black pockets, one green, a gold hub and the ball. */
export function roulette(pic: Picture, place: Place): string {
  const wood = pic.radial(['#C97A3A', '#6B2F0C', '#2A1206'])
  const hub = pic.linear('falling', ['#FFF7CF', '#FFB703', '#8A4A00'])
  const at = (step: number) => {
    const angle = (step / 16) * Math.PI * 2
    return `${short(Math.cos(angle) * 39, 1)} ${short(Math.sin(angle) * 39, 1)}`
  }
  const pockets = (steps: readonly number[], paint: string) =>
    `<path d="${steps.map((step) => `M0 0L${at(step)}A39 39 0 0 1 ${at(step + 1)}Z`).join('')}" fill="${paint}"/>`
  return placed(
    `<circle r="50" fill="${wood}"/><circle r="42" fill="#FFD56B"/>${pockets([2, 4, 6, 8, 10, 12, 14], '#E0322D')}${pockets([1, 3, 5, 7, 9, 11, 13, 15], '#15100E')}${pockets([0], '#2BD576')}
    <circle r="24" fill="${wood}"/><circle r="24" fill="none" stroke="#FFD56B" stroke-width="2.5"/><path d="M0 -17V17M-17 0H17" stroke="#FFE9A8" stroke-width="5" stroke-linecap="round"/><circle r="8" fill="${hub}"/>
    <circle cx="22" cy="-24" r="6" fill="#FFFFFF"/><path d="M-40 -24A46 46 0 0 1 -8 -46" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="3" stroke-linecap="round"/>`,
    place,
  )
}
