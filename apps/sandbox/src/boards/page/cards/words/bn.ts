import type { CardKey } from '../card-key.ts'

export const bn: Readonly<Record<CardKey, string>> = {
  card: '{suit} {rank}',
  faceDown: 'উল্টো করে রাখা তাস',
  clubs: 'চিড়িতনের',
  diamonds: 'রুইতনের',
  hearts: 'হরতনের',
  spades: 'ইশকাপনের',
  rank1: 'টেক্কা',
  rank11: 'গোলাম',
  rank12: 'বিবি',
  rank13: 'সাহেব',
}
