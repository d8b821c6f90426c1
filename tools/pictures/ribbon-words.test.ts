import { LANGUAGES } from '@maidan/contract'
import { expect, test } from 'vitest'
import { bn } from '../../apps/sandbox/src/games/page/words/bn.ts'
import { en } from '../../apps/sandbox/src/games/page/words/en.ts'
import { RIBBONS } from '../../packages/art/src/games/reels/ribbons.ts'

const RULES = { en, bn }

test.each(LANGUAGES)(
  '[I18N-02] a symbol is named on its picture as in the rules (%s)',
  (language) => {
    const { wildTitle, scatterTitle } = RULES[language]
    const { WILD, SCATTER } = RIBBONS
    const named = [WILD, SCATTER].map((ribbon) => ribbon[language].text)
    // Pictures write Latin letters large.
    expect(named).toEqual([wildTitle, scatterTitle].map((word) => word.toUpperCase()))
  },
)
