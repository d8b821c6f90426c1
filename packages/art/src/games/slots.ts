import { alpona } from './alpona/alpona.ts'
import { boishakhi } from './boishakhi/boishakhi.ts'
import { hilsaRush } from './hilsa-rush/hilsa-rush.ts'
import { honeyMangrove } from './honey-mangrove/honey-mangrove.ts'
import { jonaki } from './jonaki/jonaki.ts'
import { lastOver } from './last-over/last-over.ts'
import { mahasthan } from './mahasthan/mahasthan.ts'
import { mishtiMela } from './mishti-mela/mishti-mela.ts'
import { riverGold } from './river-gold/river-gold.ts'
import { tigerNight } from './tiger-night/tiger-night.ts'
import type { SlotArt } from './reels/slot-art.ts'

/** The pictures of every slot game. */
export const SLOTS: readonly SlotArt[] = [
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
