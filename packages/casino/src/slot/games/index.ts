import type { SlotGame } from '../slot-game.ts'
import { alpona } from './alpona.ts'
import { boishakhi } from './boishakhi.ts'
import { hilsaRush } from './hilsa-rush.ts'
import { honeyMangrove } from './honey-mangrove.ts'
import { jonaki } from './jonaki.ts'
import { lastOver } from './last-over.ts'
import { mahasthan } from './mahasthan.ts'
import { mishtiMela } from './mishti-mela.ts'
import { riverGold } from './river-gold.ts'
import { tigerNight } from './tiger-night.ts'

/** Every slot game, each provider's together. */
export const slotGames: readonly SlotGame[] = [
  riverGold,
  hilsaRush,
  jonaki,
  alpona,
  tigerNight,
  honeyMangrove,
  boishakhi,
  lastOver,
  mahasthan,
  mishtiMela,
]

/** The game of a code, undefined if there is none. */
export function slotGame(code: string): SlotGame | undefined {
  return slotGames.find((game) => game.code === code)
}
