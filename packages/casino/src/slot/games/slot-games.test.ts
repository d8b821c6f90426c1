import { expect, test } from 'vitest'
import { slotGames } from './index.ts'

test('each game says how boldly it plays', () => {
  expect(slotGames.map(({ code, volatility }) => `${code} ${volatility}`)).toEqual([
    'PADMA-RIVERGOLD medium',
    'PADMA-HILSARUSH low',
    'PADMA-JONAKI medium',
    'PADMA-ALPONA medium-high',
    'BAGH-TIGERNIGHT high',
    'BAGH-HONEYMANGROVE medium-high',
    'SHAPLA-BOISHAKHI medium',
    'SHAPLA-LASTOVER high',
    'SHAPLA-MAHASTHAN medium-high',
    'SHAPLA-MISHTIMELA medium-high',
  ])
})
