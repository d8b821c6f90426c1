import type { SlotGame } from '@maidan/casino'
import { Texture } from 'pixi.js'
import { paintEffects, type EffectTextures } from '../art/paint-effects.ts'
import { CoinTexts } from '../art/coin-texts.ts'
import { pictureKeys } from '../../catalog/slot-pictures.ts'
import type { StagePaintings } from '../art/paint-stage.ts'
import { cutSymbols } from '../art/symbol-textures.ts'
import type { Theme } from '../theme/theme.ts'
import { Backdrop } from './backdrop.ts'
import { Celebration } from './celebration.ts'
import type { Clock } from './clock.ts'
import { HoldBoard } from './hold/hold-board.ts'
import { stageLayout, type Controls, type StageLayout } from './layout.ts'
import { Machine } from './machine.ts'
import { openStage } from './open-stage.ts'
import { HeldLights } from './respins/held-lights.ts'
import { ReelBank } from './reels/reel-bank.ts'
import { WinShow } from './win-show.ts'

/** How far a stage is set up when its pictures are painted. */
const PAINTED = 0.5

/** Everything on the drawing surface of one game. */
export type Scene = {
  clock: Clock
  effects: EffectTextures
  backdrop: Backdrop
  machine: Machine
  reels: ReelBank
  /** The light around reels that are held, under the wins. */
  held: HeldLights
  wins: WinShow
  /** Where coins are held, over the reels. */
  hold: HoldBoard
  coinTexts: CoinTexts
  celebration: Celebration
  setLively: (lively: boolean) => void
  /** Shows all symbols as they are in another row of paintings. */
  repaint: (row: HTMLCanvasElement) => void
  /** Shows the stage: one frame at once, and moving ones after a rest. */
  draw: (restMs: number) => void
  layout: () => StageLayout
  /** Places everything anew, when the screen turned or the controls changed their height. */
  fit: (width: number, height: number, controls: Controls) => StageLayout
}

export type SceneOptions = {
  host: HTMLElement
  game: SlotGame
  theme: Theme
  /** Its pictures, on their way. */
  paintings: Promise<StagePaintings>
  /** What stands above the reels, in the language of the moment. */
  title: () => string
  /** Movement is kept to a minimum. */
  still: boolean
  /** 0 to 1 as the stage is set up. */
  onProgress: (progress: number) => void
}

/** Sets up the stage of a game. Rejects when its pictures can not be loaded. */
export async function openScene(options: SceneOptions): Promise<Scene> {
  const { host, theme, still, title } = options
  const {
    rows,
    mechanic,
    symbols: [first = ''],
  } = options.game
  const [stage, pictures] = await Promise.all([openStage(host), cutPictures(options)])
  const { clock, root, density } = stage
  const effects = paintEffects()
  const backdrop = new Backdrop(pictures.backdrop, effects.glow, theme)
  const machine = new Machine(pictures.symbols, effects, rows)
  const bank = { glow: effects.glow, colour: theme.glow, still }
  const reels = new ReelBank(machine, clock, bank)
  const { glow, spark } = effects
  const held = new HeldLights(machine, clock, { glow, spark, colour: theme.glow, still })
  const wins = new WinShow(machine, clock, effects.glow, theme)
  const coinTexts = new CoinTexts()
  const hold = new HoldBoard(machine, clock, {
    coin: mechanic.kind === 'hold' ? mechanic.symbol : '',
    symbols: pictures.symbols,
    glow: effects.glow,
    coinTexts,
    theme,
    still,
  })
  const celebration = new Celebration(effects, theme, clock, density)
  root.addChild(backdrop.view, machine.view, celebration.view)
  backdrop.live(clock, still)
  machine.bulbs.live(clock, still)

  const noControls = { top: 0, bottom: 0, right: 0 }
  let layout = stageLayout(host.clientWidth, host.clientHeight, noControls, rows)
  const fit = (width: number, height: number, controls: Controls) => {
    layout = stageLayout(width, height, controls, rows)
    stage.resize(width, height)
    backdrop.layout(width, height)
    machine.layout(layout, theme, title(), density)
    for (const part of [reels, held, wins, hold, celebration]) part.layout(layout)
    return layout
  }
  options.onProgress(1)
  const { setLively } = stage
  const draw = (restMs: number) => {
    stage.draw(restMs)
    if (!still) setTimeout(() => stage.upload(pictures.symbols.blurred(first)), restMs)
  }
  const bodies = { backdrop, machine, reels, held, wins, hold, celebration }
  const parts = { clock, effects, coinTexts, ...bodies }
  const { repaint } = pictures.symbols
  return { ...parts, setLively, repaint, draw, layout: () => layout, fit }
}

async function cutPictures({ game, paintings, onProgress }: SceneOptions) {
  const { symbols, scenery } = await paintings
  onProgress(PAINTED)
  return { symbols: cutSymbols(pictureKeys(game), symbols), backdrop: Texture.from(scenery) }
}
