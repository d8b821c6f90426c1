import type { Card } from '@maidan/casino'
import type { Language } from '../../../games/page/words/voice.ts'
import type { CardKey } from './card-key.ts'
import { bn } from './words/bn.ts'
import { en } from './words/en.ts'

const WORDS = { en, bn } as const satisfies Record<Language, Readonly<Record<CardKey, string>>>

/** The ranks that have a name; the others are called by their number. */
const NAMED: Readonly<Partial<Record<Card['rank'], CardKey>>> = {
  1: 'rank1',
  11: 'rank11',
  12: 'rank12',
  13: 'rank13',
}

/** What a card is called, such as "Queen of hearts"; null is a card that nobody sees yet. */
export function cardName(card: Card | null, language: Language): string {
  const words = WORDS[language]
  if (card === null) return words.faceDown
  const named = NAMED[card.rank]
  const rank = named === undefined ? String(card.rank) : words[named]
  return words.card.replace('{rank}', rank).replace('{suit}', words[card.suit])
}
