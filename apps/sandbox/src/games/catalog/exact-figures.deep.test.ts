import { expect, test } from 'vitest'
import { computeFacts } from './compute-facts.ts'
import { EXACT_FIGURES } from './exact-figures.ts'
import { offeredGames } from './offered-game.ts'

test.each(offeredGames().map((offered) => [offered.game.code, offered] as const))(
  '[LAW-20] the kept figures of %s are what its rules give: else `npm run figures`',
  { timeout: 120_000 },
  (code, offered) => {
    expect(EXACT_FIGURES[code]).toEqual(computeFacts(offered))
  },
)
