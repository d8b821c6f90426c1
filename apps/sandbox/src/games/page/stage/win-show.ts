import type { SlotPosition, SlotWin } from '@maidan/contract'
import { Container, Graphics, Sprite, type Texture } from 'pixi.js'
import { LINE_COLOURS, type Theme } from '../theme/theme.ts'
import type { Clock } from './clock.ts'
import { drawOutlines } from './clusters/draw-outlines.ts'
import { drawPath } from './draw-path.ts'
import { easeOut, pulse } from './easing.ts'
import type { StageLayout } from './layout.ts'
import type { Machine } from './machine.ts'
import { linePath, winCells } from './reels/win-cells.ts'

const DIMMED = 0x4a4a55
const PLAIN = 0xffffff
const PULSE_MS = 760
const PULSE_GROWTH = 0.16
const LINE_MS = 320

/** Lights up winning places above the dimmed reels, and draws the lines that won, or around groups. */
export class WinShow {
  readonly #machine: Machine
  readonly #clock: Clock
  readonly #glow: Texture
  readonly #theme: Theme
  readonly #layer = new Container()
  #layout: StageLayout | null = null
  #stopPulse: () => void = () => undefined

  constructor(machine: Machine, clock: Clock, glow: Texture, theme: Theme) {
    this.#machine = machine
    this.#clock = clock
    this.#glow = glow
    this.#theme = theme
    machine.effects.addChild(this.#layer)
  }

  layout(layout: StageLayout): void {
    this.#layout = layout
    this.clear()
  }

  /** Shows some wins together: one of them when they are cycled through, or all. */
  show(wins: readonly SlotWin[], still: boolean): void {
    this.clear()
    if (this.#layout === null) return
    for (const reel of this.#machine.reels) reel.setTint(DIMMED)
    const groups = wins.filter(({ kind }) => kind === 'cluster')
    const joined = new Set(winCells(groups).map(String))
    const lit = winCells(wins).map((cell) => this.#light(cell, joined.has(String(cell))))
    for (const win of wins) if (win.kind === 'line') this.#drawLine(win, still)
    for (const group of groups) this.#drawAround(group, still)
    if (!still) this.#pulse(lit.filter((sprite) => sprite !== null))
  }

  clear(): void {
    this.#stopPulse()
    for (const child of this.#layer.removeChildren()) child.destroy({ children: true })
    for (const reel of this.#machine.reels) reel.setTint(PLAIN)
  }

  /** A copy of the symbol over the frame, so that it may grow beyond the window; in a group without an edge. */
  #light([reel, row]: SlotPosition, joined: boolean): Sprite | null {
    const source = this.#machine.reels[reel]?.spriteAt(row)
    if (source === undefined || this.#layout === null) return null
    const { cellWidth, cellHeight } = this.#layout
    const x = (reel + 0.5) * cellWidth
    const y = (row + 0.5) * cellHeight
    const light = new Sprite(this.#glow)
    light.anchor.set(0.5)
    light.position.set(x, y)
    light.setSize(cellWidth * 1.7)
    light.tint = this.#theme.glow
    light.blendMode = 'add'
    light.alpha = 0.5
    const edge = new Graphics()
      .roundRect(reel * cellWidth + 3, row * cellHeight + 3, cellWidth - 6, cellHeight - 6, 9)
      .stroke({ width: 2.5, color: this.#theme.glow, alpha: 0.95 })
    const copy = new Sprite(source.texture)
    copy.anchor.set(0.5)
    copy.position.set(x, y)
    copy.scale.set(source.scale.x, source.scale.y)
    edge.visible = !joined
    this.#layer.addChild(light, edge, copy)
    return copy
  }

  #pulse(sprites: readonly Sprite[]): void {
    const base = sprites.map((sprite) => sprite.scale.x)
    let elapsedMs = 0
    this.#stopPulse = this.#clock.onFrame((deltaMs) => {
      elapsedMs += deltaMs
      const beat = pulse((elapsedMs % PULSE_MS) / PULSE_MS)
      sprites.forEach((sprite, index) => {
        sprite.scale.set((base[index] ?? 1) * (1 + PULSE_GROWTH * beat))
        sprite.rotation = Math.sin(elapsedMs / 240 + index) * 0.035 * beat
      })
    })
  }

  #drawLine(win: SlotWin, still: boolean): void {
    if (this.#layout === null) return
    const { cellWidth, cellHeight } = this.#layout
    const path = linePath(win).map(([reel, row]): readonly [number, number] => [
      (reel + 0.5) * cellWidth,
      (row + 0.5) * cellHeight,
    ])
    const colour = LINE_COLOURS[(win.line ?? 0) % LINE_COLOURS.length] ?? LINE_COLOURS[0]
    // The line lies under the symbols and over the dimmed reels.
    const line = this.#layer.addChildAt(new Graphics(), 0)
    this.#reveal(line, still, (progress) => drawPath(line, path, progress, colour))
  }

  #drawAround({ positions }: SlotWin, still: boolean): void {
    const layout = this.#layout
    if (layout === null) return
    const line = this.#layer.addChild(new Graphics())
    this.#reveal(line, still, (progress) =>
      drawOutlines(line, positions, layout, progress, this.#theme.glow),
    )
  }

  /** Draws a line bit by bit, or at once. */
  #reveal(line: Graphics, still: boolean, draw: (progress: number) => void): void {
    if (still) return draw(1)
    void this.#clock.play({
      durationMs: LINE_MS,
      easing: easeOut,
      update: (progress) => {
        if (line.destroyed) return
        line.clear()
        draw(progress)
      },
    })
  }
}
