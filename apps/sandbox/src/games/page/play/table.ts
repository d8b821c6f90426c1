import type { SlotGame } from '@maidan/casino'
import type { Hud } from '../hud/hud.ts'
import type { MoneyWriter } from '../hud/money-text.ts'
import type { Sounds } from '../sound/sounds.ts'
import type { Scene } from '../stage/scene.ts'
import type { Theme } from '../theme/theme.ts'
import type { Speech } from '../words/speech.ts'

/** What a round is shown with: the game, the drawing, the controls, the voice. */
export type Table = {
  game: SlotGame
  theme: Theme
  scene: Scene
  hud: Hud
  sounds: Sounds
  speech: Speech
  money: MoneyWriter
  /** For coins, where there is little room. */
  shortMoney: MoneyWriter
  /** The player prefers less motion. */
  still: boolean
}
