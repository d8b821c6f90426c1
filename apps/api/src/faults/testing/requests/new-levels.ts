import { PLAY_KINDS } from '@maidan/cashier/lists'
import { LANGUAGES } from '@maidan/contract'

/** One level for everybody, and play that earns nothing. */
export const newLevels = {
  levels: [
    {
      names: LANGUAGES.map((language) => ({ language, name: 'Newcomer' })),
      from: '0',
      earns: '100',
    },
  ],
  weights: PLAY_KINDS.map((play) => ({ play, percent: '0' })),
  changed_at: null,
}
