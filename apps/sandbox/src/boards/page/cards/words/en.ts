import type { CardKey } from '../card-key.ts'

export const en: Readonly<Record<CardKey, string>> = {
  card: '{rank} of {suit}',
  faceDown: 'A card, face down',
  clubs: 'clubs',
  diamonds: 'diamonds',
  hearts: 'hearts',
  spades: 'spades',
  rank1: 'Ace',
  rank11: 'Jack',
  rank12: 'Queen',
  rank13: 'King',
}
