import { fade } from '../palette.ts'
import { placed, type Place } from '../scene/place.ts'
import type { Picture } from '../scene/picture.ts'

/** A three-reel machine in gold and night green; `symbols` are drawn 100 wide, one for each window. */
export function machine(
  pic: Picture,
  place: Place,
  symbols: readonly [string, string, string],
): string {
  const gold = pic.linear('down', ['#FFF3C0', '#FFC531', '#B86500', '#6B3400'])
  const cabinet = pic.linear('down', ['#2E8B57', '#13301F', '#07130E'])
  const glass = pic.linear('down', [
    [0, '#6B7F76'],
    [0.16, '#F2F7F4'],
    [0.5, '#FFFFFF'],
    [0.84, '#E3ECE7'],
    [1, '#5A6B63'],
  ])
  const windows = symbols.map((symbol, index) => {
    const x = -31 + index * 31
    return `<rect x="${x - 14}" y="-21" width="28" height="42" rx="3" fill="${glass}"/><g transform="translate(${x} 0) scale(.25)">${symbol}</g><path d="M${x - 14} -18Q${x - 14} -21 ${x - 11} -21H${x + 11}Q${x + 14} -21 ${x + 14} -18V-12Q${x} -8 ${x - 14} -12Z" fill="#07130E" fill-opacity=".35"/>`
  })
  const bulbs = [-44, -33, -22, -11, 0, 11, 22, 33, 44].map((x) => `M${x} -36.5h.1`).join('')
  return placed(
    `<path d="M56 -6h6v26h-6Z" fill="#8A9A92"/><path d="M60 6V-30" stroke="#DCE8E1" stroke-width="3.6" stroke-linecap="round"/><circle cx="60" cy="-33" r="6.5" fill="${pic.radial(['#FFB3A8', '#E5322D', '#7A0A14'])}"/>
    <path d="M-52 -30C-52 -52 52 -52 52 -30Z" fill="${gold}"/><path d="M-47 -31C-44 -46 44 -46 47 -31Z" fill="${cabinet}"/>
    <rect x="-58" y="-32" width="116" height="70" rx="9" fill="${gold}"/><rect x="-53" y="-27.5" width="106" height="61" rx="6" fill="${cabinet}"/>
    <rect x="-49" y="-24" width="98" height="48" rx="4" fill="#030A07"/>${windows.join('')}
    <path d="M-50 0H50" stroke="${fade('#FFB703', 0.9)}" stroke-width="1.2"/><path d="M-53 0l5 -3.5v7ZM53 0l-5 -3.5v7Z" fill="#FFB703"/>
    <path d="${bulbs}" stroke="#FFFBE0" stroke-width="4" stroke-linecap="round"/><path d="M-64 38H64L68 50H-68Z" fill="${gold}"/><path d="M-26 41H26L28 47H-28Z" fill="#3A1A04"/>`,
    place,
  )
}
