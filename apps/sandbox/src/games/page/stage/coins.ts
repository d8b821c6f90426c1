import { Container, Sprite, type Texture } from 'pixi.js'
import type { Clock } from './clock.ts'

type Coin = { sprite: Sprite; speedX: number; speedY: number; turn: number; phase: number }

const GRAVITY = 1_500
const COINS_MAX = 90

/** A fountain of coins that turn in the air and fall. */
export class Coins {
  readonly view = new Container()
  readonly #texture: Texture
  #coins: Coin[] = []
  #stop: () => void = () => undefined

  constructor(texture: Texture) {
    this.#texture = texture
  }

  /** Throws `perSecond` coins from (x, y) until `end` is called; those in the air still fall. */
  throwFrom(clock: Clock, x: number, y: number, perSecond: number): void {
    let due = 0
    let nowMs = 0
    this.#stop()
    this.#stop = clock.onFrame((deltaMs) => {
      nowMs += deltaMs
      due += (perSecond * deltaMs) / 1000
      for (; due >= 1; due -= 1) this.#throwOne(x, y)
      for (const coin of this.#coins) fly(coin, deltaMs / 1000, nowMs)
    })
  }

  end(): void {
    this.#stop()
    this.#coins = []
    for (const child of this.view.removeChildren()) child.destroy()
  }

  #throwOne(x: number, y: number): void {
    const coin = this.#coins.length < COINS_MAX ? this.#newCoin() : this.#coins.shift()
    if (coin === undefined) return
    coin.sprite.position.set(x + (Math.random() - 0.5) * 60, y)
    coin.speedX = (Math.random() - 0.5) * 620
    coin.speedY = -(620 + Math.random() * 560)
    this.#coins.push(coin)
  }

  #newCoin(): Coin {
    const sprite = new Sprite(this.#texture)
    sprite.anchor.set(0.5)
    sprite.setSize(22 + Math.random() * 18)
    this.view.addChild(sprite)
    return {
      sprite,
      speedX: 0,
      speedY: 0,
      turn: 5 + Math.random() * 9,
      phase: Math.random() * 6,
    }
  }
}

function fly(coin: Coin, seconds: number, nowMs: number): void {
  const { sprite } = coin
  coin.speedY += GRAVITY * seconds
  sprite.x += coin.speedX * seconds
  sprite.y += coin.speedY * seconds
  // A turning coin shows its edge: its width swings while its height stays.
  sprite.scale.x = sprite.scale.y * Math.cos(coin.phase + (nowMs / 1000) * coin.turn)
  sprite.rotation += seconds * 1.5
}
