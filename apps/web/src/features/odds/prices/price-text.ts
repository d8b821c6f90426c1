import { oddsText } from '@maidan/money'

/** Decimal odds as players read them. */
export function priceText(price: number): string {
  return oddsText(Math.round(price * 100))
}

const thousand = 1000
const million = 1_000_000

/** What can be taken, in at most four signs: 840, 1.2K, 35K, 1.4M. */
export function sizeText(size: number): string {
  if (size >= million) return `${shortened(size / million)}M`
  if (size >= thousand) return `${shortened(size / thousand)}K`
  return String(Math.floor(size))
}

/** Never more than there is; below ten with one decimal. */
function shortened(number: number): string {
  return number < 10 ? (Math.floor(number * 10) / 10).toString() : String(Math.floor(number))
}
