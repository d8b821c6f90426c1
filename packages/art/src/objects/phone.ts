import { placed, type Place } from '../scene/place.ts'
import type { Picture } from '../scene/picture.ts'

/** A phone, upright, 100 units tall; `screen` is drawn inside a 44 x 90 screen around the origin. */
export function phone(pic: Picture, place: Place, screen: string): string {
  const body = pic.linear('right', ['#DCE8E1', '#4A5A52', '#0B1410', '#2A3A32', '#8A9A92'])
  const glass = pic.clip('<rect x="-22" y="-45.5" width="44" height="91" rx="5.5"/>')
  const shine = pic.linear('falling', ['#FFFFFF40', '#FFFFFF0D', '#FFFFFF00'])
  return placed(
    `<rect x="-25" y="-50" width="50" height="100" rx="9" fill="${body}"/><rect x="-24" y="-49" width="48" height="98" rx="8" fill="#030A07"/>
    <g clip-path="${glass}"><rect x="-22" y="-46" width="44" height="92" fill="#0C1E16"/>${screen}<path d="M-22 -46H14L-22 30Z" fill="${shine}"/></g>
    <rect x="-7" y="-44" width="14" height="3.4" rx="1.7" fill="#030A07"/>`,
    place,
  )
}

/** A small product screen for the phone: header, a lit card, rows with prices, a call to action. */
export function productScreen(pic: Picture): string {
  const card = pic.linear('falling', ['#2E8B57', '#13301F'])
  const row = (y: number) =>
    `<path d="M-18 ${y}h14M-18 ${y + 3.2}h9" stroke="#A9BDB2" stroke-width="1.5" stroke-linecap="round"/><rect x="2" y="${y - 2.4}" width="7.5" height="7" rx="1.4" fill="#72BBEF"/><rect x="10.5" y="${y - 2.4}" width="7.5" height="7" rx="1.4" fill="#FAA9BA"/>`
  return `<path d="M-18 -36h10" stroke="#F2F7F4" stroke-width="2.6" stroke-linecap="round"/><rect x="6" y="-38" width="12" height="4.6" rx="2.3" fill="#FFB703"/>
    <rect x="-19" y="-29" width="38" height="20" rx="3" fill="${card}"/><circle cx="9" cy="-19" r="6.5" fill="#FFB703"/><path d="M-15 -22h13M-15 -17.5h8" stroke="#F2F7F4" stroke-width="2" stroke-linecap="round"/>
    ${[-2, 8, 18].map(row).join('')}<rect x="-19" y="31" width="38" height="8" rx="4" fill="#FFB703"/><path d="M-6 35H6" stroke="#07130E" stroke-width="1.8" stroke-linecap="round"/>`
}
