import { expect, test } from 'vitest'
import { draftOf, newDraft, pictureOf, wordsOf } from './draft.ts'
import type { FrontGame, Piece } from './queries.ts'

const piece: Piece = {
  place: 'main',
  id: 4,
  version: 2,
  state: 'running',
  texts: [{ language: 'en', words: 'Final' }],
  thumbnail: '/storage/own.svg',
  thumbnail_bn: '',
  link: '/deposit',
  starts_at: null,
  ends_at: '2026-01-16T00:00:00.000Z',
  approval_id: null,
}
const river: FrontGame = {
  code: 'RIVER',
  name: 'River',
  name_bn: 'নদী',
  card: { thumbnail: 'r.svg', thumbnail_bn: 'r.bn.svg' },
  wide: { thumbnail: 'w.svg', thumbnail_bn: '' },
}
const none = { games: [river], before: undefined }

test('what has ended is begun again without its end, what runs keeps it', () => {
  expect(draftOf(piece).ends_at).toBe('2026-01-16T00:00:00.000Z')
  expect(draftOf({ ...piece, state: 'ended' }).ends_at).toBe('')
})

test('a language without words has empty ones', () => {
  expect([wordsOf(piece, 'en'), wordsOf(piece, 'bn')]).toEqual(['Final', ''])
})

test.each([
  ['its own picture in the common form', draftOf(piece), 'bn', piece, '/storage/own.svg'],
  ['a drawn picture', newDraft('main'), 'en', undefined, '/storage/banners/welcome.svg'],
  ['a drawn picture', newDraft('main'), 'bn', undefined, '/storage/banners/welcome.bn.svg'],
  [
    'the card of its game',
    { ...newDraft('favourite'), link: 'RIVER' },
    'bn',
    undefined,
    'r.bn.svg',
  ],
  ['the wide card', { ...newDraft('feature'), link: 'RIVER' }, 'bn', undefined, 'w.svg'],
  ['no picture before a game is chosen', newDraft('feature'), 'en', undefined, ''],
] as const)('a slide shows %s', (_, draft, language, before, picture) => {
  expect(pictureOf(draft, language, { ...none, before })).toBe(picture)
})
