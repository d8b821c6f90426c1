/** What the hands above a pair are called, and what they are. */
export const handsEn = {
  'royal-flush': 'Royal flush',
  'straight-flush': 'Straight flush',
  four: 'Four of a kind',
  'full-house': 'Full house',
  flush: 'Flush',
  straight: 'Straight',
  three: 'Three of a kind',
  'two-pairs': 'Two pairs',
  'about-royal-flush': 'Ten, jack, queen, king and ace of one suit',
  'about-straight-flush': 'Five in a row of one suit',
  'about-four': 'Four of one rank',
  'about-full-house': 'Three of one rank and two of another',
  'about-flush': 'Five of one suit',
  'about-straight': 'Five in a row; the ace is high or low',
  'about-three': 'Three of one rank',
  'about-two-pairs': 'Two of one rank and two of another',
}

export type HandKey = keyof typeof handsEn
