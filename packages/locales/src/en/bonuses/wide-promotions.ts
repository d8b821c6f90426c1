import type { Texts } from '../../define-text.ts'

export const widePromotions = {
  lead: 'What the house adds to your play. Each offer says what it asks for before you take it.',
  samples: 'Sample offers',
  samplesHint: 'These cards show what an offer looks like. They do not run.',
  sample: 'Sample',
  sportsTitle: 'Sports Welcome Bonus of 7,777 BDT',
  sportsWords: 'A welcome bonus of up to 7,777 BDT for your first bets on sports.',
  sportsDuration: 'No end date',
  spinsTitle: '100% Bonus with extra Free Spins',
  spinsWords: '100% on your first deposit for slots, and free spins on top.',
  spinsDuration: 'Valid until 2024/12/31',
  running: 'Running now',
} as const satisfies Texts
