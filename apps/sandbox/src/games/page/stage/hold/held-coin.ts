import { Container, Sprite, type Texture } from 'pixi.js'

/** A coin is a little smaller than its place. */
const COIN_SHARE = 0.94

/** What a coin on the board is drawn from. */
export type CoinLook = {
  /** Of its picture, a square. */
  texture: Texture
  /** What is written on it, for a coin of such a width. */
  text: (coinWidth: number) => Sprite
}

/** A held coin with what is written on it, its middle at the origin. */
export function heldCoin({ texture, text }: CoinLook, cellWidth: number): Container {
  const view = new Container()
  const side = cellWidth * COIN_SHARE
  const coin = new Sprite(texture)
  coin.anchor.set(0.5)
  coin.setSize(side)
  view.addChild(coin, text(side))
  return view
}
