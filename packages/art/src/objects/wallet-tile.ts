import { letter } from '../scene/lettering.ts'
import type { Picture } from '../scene/picture.ts'
import { mix } from '../palette.ts'

export type WalletTile = {
  key: string
  name: string
  colour: string
  ink: string
  /** Where the name is longer than a tile. */
  says?: string
}

/** The wallets' colours are the payment methods' data; the tiles are names, not logos. */
export const WALLET_TILES: readonly WalletTile[] = [
  { key: 'bkash', name: 'bKash', colour: '#E2136E', ink: '#FFFFFF' },
  { key: 'nagad', name: 'Nagad', colour: '#EC1C24', ink: '#FFFFFF' },
  { key: 'rocket', name: 'Rocket', colour: '#8C3494', ink: '#FFFFFF' },
  { key: 'upay', name: 'Upay', colour: '#FFD503', ink: '#13294B' },
  { key: 'usdt', name: 'USDT TRC-20', colour: '#26A17B', ink: '#08260F', says: 'USDT' },
  { key: 'phonepe', name: 'PhonePe', colour: '#5F259F', ink: '#FFFFFF' },
  { key: 'paytm', name: 'Paytm', colour: '#00BAF2', ink: '#002E6E' },
  { key: 'easypaisa', name: 'Easypaisa', colour: '#37B34A', ink: '#08260F' },
  { key: 'jazzcash', name: 'JazzCash', colour: '#C8102E', ink: '#FFFFFF' },
  { key: 'sslcommerz', name: 'SSLCommerz', colour: '#1B4F9C', ink: '#FFFFFF' },
]

/** A name tile, 120 x 72, its corner at the origin. */
export function nameTile(pic: Picture, { name, colour, ink, says = name }: WalletTile): string {
  const paint = pic.linear('falling', [
    mix(colour, '#FFFFFF', 0.14),
    colour,
    mix(colour, '#000000', 0.2),
  ])
  const line = letter(says, { cap: 18.5, weight: 800, x: 60, y: 43.5, anchor: 'middle', fit: 98 })
  return `<rect width="120" height="72" rx="12" fill="${paint}"/><path d="M0 50C34 66 84 70 120 40V60Q120 72 108 72H12Q0 72 0 60Z" fill="#000" fill-opacity=".1"/><rect x="1" y="1" width="118" height="70" rx="11" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="1.5"/><path d="${line.d}" fill="${ink}"/>`
}
