import { nameTile, type WalletTile } from '../objects/wallet-tile.ts'
import { createPicture } from '../scene/picture.ts'

/** A payment method's name tile, 120 x 72. */
export function methodTile(tile: WalletTile): string {
  const pic = createPicture(`m${tile.key.slice(0, 2)}`, 120, 72)
  return pic.svg(nameTile(pic, tile))
}
