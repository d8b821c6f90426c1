import { stamped, type Place } from '../../scene/place.ts'
import type { Picture } from '../../scene/picture.ts'

/** A drop of rain, lit from the left. */
export function raindrop(pic: Picture, place: Place): string {
  const water = pic.linear('down', ['#FFFFFF', '#A8EEFF', '#2FA8E0', '#0B5A9A'])
  return stamped(
    pic,
    `<path d="M0 -56C18 -28 34 -8 34 14A34 34 0 0 1 -34 14C-34 -8 -18 -28 0 -56Z" fill="${water}"/>
    <path d="M-22 12C-22 -2 -14 -14 -6 -24" fill="none" stroke="#fff" stroke-opacity=".9" stroke-width="6" stroke-linecap="round"/>
    <path d="M10 38C20 36 27 28 28 18" fill="none" stroke="#DFF9FF" stroke-opacity=".7" stroke-width="4" stroke-linecap="round"/>`,
    place,
  )
}

/** A bud of the water lily, as the drop meets it. */
export function bud(pic: Picture, place: Place): string {
  const petal = pic.linear('down', ['#FFFFFF', '#FF9EC9', '#B0266A'])
  return stamped(
    pic,
    `<path d="M0 -44C30 -20 36 16 0 44C-36 16 -30 -20 0 -44Z" fill="${petal}"/><path d="M-36 -14C-44 14 -24 38 0 44C-16 22 -22 2 -36 -14ZM36 -14C44 14 24 38 0 44C16 22 22 2 36 -14Z" fill="#E0569A"/><path d="M-28 32C-14 48 14 48 28 32" fill="none" stroke="#2BA84A" stroke-width="12" stroke-linecap="round"/>`,
    place,
  )
}

/** A clay pot with its rim. */
export function pot(pic: Picture, place: Place, clay: readonly [string, string, string]): string {
  const body = pic.linear('down', clay)
  return stamped(
    pic,
    `<path d="M-42 -22H42C50 0 46 30 26 44H-26C-46 30 -50 0 -42 -22Z" fill="${body}"/><rect x="-48" y="-36" width="96" height="18" rx="9" fill="${clay[0]}"/><path d="M-40 -32H40" stroke="#fff" stroke-opacity=".6" stroke-width="3" stroke-linecap="round"/>`,
    place,
  )
}
