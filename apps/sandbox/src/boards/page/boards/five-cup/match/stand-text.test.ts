import { expect, test } from 'vitest'
import { boardVoice } from '../../../frame/board-voice.ts'
import type { OwnEntry } from '../standing/own-entries.ts'
import type { Standing } from '../standing/stand-field.ts'
import { bn } from '../words/bn.ts'
import { en } from '../words/en.ts'
import { standText } from './stand-text.ts'

const team = { five: [0, 2, 5, 9, 11], captain: 9 }
const money = (minor: bigint) => `৳${minor}`
const voice = boardVoice({ en, bn }, 'en', money)

type Case = { prize?: bigint; sharedBy?: number; win?: bigint | null; isOver?: boolean }

function textOf(
  { prize = 0n, sharedBy = 1, win = null, isOver = false }: Case,
  isCalledOff = false,
) {
  const entry = {
    at: 0,
    name: '',
    isOwn: true,
    team,
    points: 30,
    place: 2,
    sharedBy,
    prizeMinor: prize,
  }
  const contest: Standing = {
    stakeMinor: 50n,
    isCalledOff,
    poolMinor: 450n,
    entries: [entry, entry, entry],
    paid: 1,
  }
  const own: OwnEntry = {
    key: 'a',
    team,
    stakeMinor: 50n,
    stand: { entry, contest },
    winMinor: win,
  }
  const shown = { decided: isOver ? { fixture: 0, match: [] } : null }
  return standText({ shown, table: { voice } }, own)
}

test.each<[string, Case, string]>([
  ['in the match', { prize: 90n }, 'Place 2 of 3 · ৳90 as it stands'],
  ['without a prize', {}, 'Place 2 of 3 · no prize as it stands'],
  ['tied', { prize: 45n, sharedBy: 2 }, 'Place 2 of 3, shared by 2 · ৳45 as it stands'],
  ['paid, but not seen to the end', { prize: 90n, win: 90n }, 'Place 2 of 3 · ৳90 as it stands'],
  ['over, not paid yet', { prize: 90n, isOver: true }, 'Place 2 of 3 · the prize is being booked'],
  ['over and paid', { prize: 90n, win: 90n, isOver: true }, 'Place 2 of 3 · you win ৳90'],
  ['over for nothing', { win: 0n, isOver: true }, 'Place 2 of 3 · no prize this time'],
])('a team %s', (_name, given, text) => {
  expect(textOf(given)).toBe(text)
})

test('of a contest that was called off nothing is won, and the entry is told', () => {
  expect(textOf({ isOver: true }, true)).toBe('Entry ৳50')
})
