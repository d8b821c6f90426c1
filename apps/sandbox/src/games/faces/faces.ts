import { alpona } from './alpona.ts'
import { boishakhi } from './boishakhi.ts'
import type { Face } from './face.ts'
import { hilsaRush } from './hilsa-rush.ts'
import { honeyMangrove } from './honey-mangrove.ts'
import { jonaki } from './jonaki.ts'
import { lastOver } from './last-over.ts'
import { mahasthan } from './mahasthan.ts'
import { mishtiMela } from './mishti-mela.ts'
import { riverGold } from './river-gold.ts'
import { tigerNight } from './tiger-night.ts'

/** The face of every slot game. */
export const faces: readonly Face[] = [
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
