import { phone, productScreen } from '../objects/phone.ts'
import { tile } from '../objects/mark.ts'
import { glow } from '../scene/light.ts'
import { createPicture } from '../scene/picture.ts'

/** The Android download, 96 x 96: a phone with the mark on it and an arrow down into its tray. */
export function android(): string {
  const pic = createPicture('an', 96, 96)
  const shell = pic.linear('falling', ['#EFFFF5', '#2BD576', '#0E8A47'])
  return pic.svg(
    `<rect x="20" y="5" width="44" height="80" rx="9" fill="${shell}"/><rect x="23.5" y="8.5" width="37" height="73" rx="6" fill="#07130E"/><path d="M37 13H47" stroke="#2BD576" stroke-width="3" stroke-linecap="round"/>
    ${tile(pic, { x: 42, y: 40, size: 30 })}<circle cx="66" cy="68" r="23" fill="#07130E"/><circle cx="66" cy="68" r="20" fill="${pic.linear('down', ['#FFE08A', '#FFB703', '#E08A00'])}"/><path d="M66 57V74M58 67L66 75L74 67M57 80H75" fill="none" stroke="#07130E" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round"/>`,
  )
}

/** A phone showing the product, 240 x 420, for the download page. */
export function phoneFrame(): string {
  const pic = createPicture('ph', 240, 420)
  return pic.svg(
    glow(pic, 120, 210, 200, '#2BD576', 0.4) +
      phone(pic, { x: 120, y: 210, size: 404 }, productScreen(pic)),
  )
}
