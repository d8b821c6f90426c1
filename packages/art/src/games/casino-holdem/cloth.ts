import { alponaRings } from '../../scene/alpona.ts'
import { backdrop, glow, rays, specks } from '../../scene/light.ts'
import type { Picture } from '../../scene/picture.ts'

type Cloth = { x: number; y: number; reach: number }

/** Wine-red cloth in lamplight with an alpona woven into it, and the wooden edge of the table above. */
export function cloth(pic: Picture, { x, y, reach }: Cloth): string {
  const wood = pic.linear('down', ['#2A0F06', '#8A4A20', '#3A1608'])
  const edge = `<path d="M${x - reach} -30A${reach} ${reach * 0.34} 0 0 0 ${x + reach} -30" fill="none" stroke="${wood}" stroke-width="30"/>`
  const brass = `<path d="M${x - reach} -12A${reach} ${reach * 0.34} 0 0 0 ${x + reach} -12" fill="none" stroke="#FFD98A" stroke-opacity=".8" stroke-width="2.5"/>`
  return (
    backdrop(pic, pic.radial(['#C8326E', '#8A1D4C', '#4B0F2D', '#16030D'], [x, y, reach * 1.15])) +
    rays(pic, x, y, reach, 26, '#FFE0A8', 0.2) +
    `<g transform="translate(${x} ${y})">${alponaRings(reach * 1.16, '#FFE0A83D')}</g>` +
    edge +
    brass +
    glow(pic, x, y - reach * 0.2, reach * 0.6, '#FFC9DD', 0.4) +
    specks(17, 36, [x - reach * 0.8, 30, reach * 1.6, reach], '#FFE0A8', 1.1)
  )
}
