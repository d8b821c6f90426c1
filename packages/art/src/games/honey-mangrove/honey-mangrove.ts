import type { SlotArt } from '../reels/slot-art.ts'
import { background } from './background.ts'
import { card } from './card.ts'
import { symbols } from './symbols.ts'
import { wide } from './wide.ts'

export const honeyMangrove = {
  code: 'BAGH-HONEYMANGROVE',
  words: { en: ['MANGROVE', 'HONEY'], bn: ['সুন্দরবনের', 'মধু'] },
  card,
  wide,
  background,
  symbols,
} as const satisfies SlotArt
