import type { SlotPosition } from '@maidan/contract'
import { Container, Graphics, Sprite, type Texture } from 'pixi.js'
import type { SymbolTextures } from '../../art/symbol-textures.ts'
import type { CoinTexts } from '../../art/coin-texts.ts'
import type { Theme } from '../../theme/theme.ts'
import type { Clock } from '../clock.ts'
import { easeOutBack, pulse } from '../easing.ts'
import type { StageLayout } from '../layout.ts'
import type { Machine } from '../machine.ts'
import { heldCoin } from './held-coin.ts'
import { passingCoins } from './passing-coins.ts'

const OPEN_MS = 420
const LAND_MS = 380
const LAND_GAP_MS = 130
const COLLECT_MS = 170
const COUNTED_ALPHA = 0.6

type Parts = {
  /** The key of the coin's picture. */
  coin: string
  symbols: SymbolTextures
  coinTexts: CoinTexts
  glow: Texture
  theme: Theme
  still: boolean
}

/** A coin on the board: where it stands, the key of its picture, and what is written on it. */
export type BoardCoin = { position: SlotPosition; picture: string; text: string }

/** The board that covers the reels while coins are held: its places are filled or passing coins. */
export class HoldBoard {
  readonly #machine: Machine
  readonly #clock: Clock
  readonly #parts: Parts
  readonly #view = new Container()
  readonly #beds = new Graphics()
  readonly #layer = new Container()
  readonly #coins = new Map<string, { coin: BoardCoin; view: Container }>()
  #layout: StageLayout | null = null

  constructor(machine: Machine, clock: Clock, parts: Parts) {
    this.#machine = machine
    this.#clock = clock
    this.#parts = parts
    this.#view.addChild(this.#beds, this.#layer)
    this.#view.visible = false
    machine.effects.addChild(this.#view)
  }

  layout(layout: StageLayout): void {
    this.#layout = layout
    this.#drawBeds()
    const coins = [...this.#coins.values()].map(({ coin }) => coin)
    this.#clear()
    for (const coin of coins) this.#place(coin)
  }

  /** Covers the reels and lays down the coins that start. */
  async open(coins: readonly BoardCoin[]): Promise<void> {
    this.#clear()
    for (const coin of coins) this.#place(coin)
    this.#view.visible = true
    await this.#fade(0, 1)
  }

  /** One respin: coins pass in every empty place, then those that landed drop into theirs. */
  async respin(
    landed: readonly BoardCoin[],
    turn: { durationMs: number; hurry: AbortSignal; onLand: (landed: number) => void },
  ): Promise<void> {
    if (!this.#parts.still) await this.#passCoins(turn)
    for (const [index, coin] of landed.entries()) {
      turn.onLand(index)
      await this.#land(coin, turn.hurry)
    }
  }

  /** Counts the coins one after the other; each jumps as it is counted, and then stands back. */
  async collect(hurry: AbortSignal, onCount: (counted: number) => void): Promise<void> {
    const views = [...this.#coins.values()].map(({ view }) => view)
    for (const [index, view] of views.entries()) {
      if (!hurry.aborted) onCount(index)
      await this.#clock.play({
        durationMs: this.#parts.still ? 1 : COLLECT_MS,
        signal: hurry,
        update: (t) => view.scale.set(1 + 0.22 * pulse(t)),
      })
      view.scale.set(1)
      view.alpha = COUNTED_ALPHA
    }
  }

  async close(): Promise<void> {
    if (!this.#view.visible) return
    await this.#fade(1, 0)
    this.#view.visible = false
    this.#clear()
  }

  #fade(from: number, to: number): Promise<void> {
    const update = (t: number) => {
      this.#view.alpha = from + (to - from) * t
    }
    return this.#clock.play({ durationMs: this.#parts.still ? 1 : OPEN_MS, update })
  }

  async #passCoins({ durationMs, hurry }: { durationMs: number; hurry: AbortSignal }) {
    if (this.#layout === null) return
    const passing = passingCoins(
      this.#emptyPlaces(),
      this.#layout,
      this.#parts.symbols.blurred(this.#parts.coin),
    )
    this.#layer.addChild(passing.view)
    await this.#clock.play({ durationMs, signal: hurry, update: passing.move })
    passing.view.destroy({ children: true })
  }

  async #land(coin: BoardCoin, signal: AbortSignal): Promise<void> {
    const view = this.#place(coin)
    if (view === null || this.#parts.still) return
    const light = this.#light(view)
    await this.#clock.play({
      durationMs: LAND_MS,
      easing: easeOutBack,
      signal,
      update: (t) => {
        view.scale.set(1.7 - 0.7 * t)
        light.alpha = 0.9 * (1 - Math.min(1, t))
      },
    })
    light.destroy()
    await this.#clock.wait(LAND_GAP_MS, signal)
  }

  /** Light behind a coin that lands, gone when it lies. */
  #light(view: Container): Sprite {
    const light = new Sprite(this.#parts.glow)
    light.anchor.set(0.5)
    light.position.copyFrom(view.position)
    light.setSize((this.#layout?.cellWidth ?? 0) * 2.2)
    light.tint = this.#parts.theme.glow
    light.blendMode = 'add'
    this.#layer.addChildAt(light, 0)
    return light
  }

  #place(coin: BoardCoin): Container | null {
    if (this.#layout === null) return null
    const { cellWidth, cellHeight } = this.#layout
    const [reel, row] = coin.position
    const { symbols, coinTexts } = this.#parts
    const look = {
      texture: symbols.sharp(coin.picture),
      text: (width: number) => coinTexts.sprite(coin.text, width),
    }
    const view = heldCoin(look, Math.min(cellWidth, cellHeight))
    view.position.set((reel + 0.5) * cellWidth, (row + 0.5) * cellHeight)
    this.#layer.addChild(view)
    this.#coins.set(coin.position.join(), { coin, view })
    return view
  }

  #emptyPlaces(): SlotPosition[] {
    return this.#places().filter((position) => !this.#coins.has(position.join()))
  }

  #places(): SlotPosition[] {
    const { reels, rows } = this.#machine
    return reels.flatMap((_, reel) =>
      Array.from({ length: rows }, (_, row): SlotPosition => [reel, row]),
    )
  }

  #drawBeds(): void {
    if (this.#layout === null) return
    const { reels, cellWidth, cellHeight } = this.#layout
    const [edge, middle] = this.#parts.theme.reel
    this.#beds.clear().rect(0, 0, reels.width, reels.height).fill(edge)
    for (const [reel, row] of this.#places()) {
      const x = reel * cellWidth
      const y = row * cellHeight
      this.#beds
        .roundRect(x + 3, y + 3, cellWidth - 6, cellHeight - 6, 10)
        .fill(middle)
        .stroke({ width: 1.5, color: this.#parts.theme.metal[1], alpha: 0.5 })
    }
  }

  #clear(): void {
    for (const child of this.#layer.removeChildren()) child.destroy({ children: true })
    this.#coins.clear()
  }
}
