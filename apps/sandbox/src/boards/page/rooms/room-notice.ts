import { StudioRefusal } from '../../../games/page/studio/call-studio.ts'
import { createVoice, type Language } from '../../../games/page/words/voice.ts'
import type { OwnBet } from '../../../rooms/room-api.ts'
import type { FrameNotice } from '../turns/turn-state.ts'
import { roomBn } from './words/bn.ts'
import { roomEn } from './words/en.ts'

export type RoomWordKey = keyof typeof roomEn

/** Something to tell the player: its words, its kind, and the money that it is about. */
export type RoomNotice = {
  key: RoomWordKey
  kind: FrameNotice['kind']
  amountMinor: bigint | null
  /** The round that it is about, and what was staked in it. */
  about: { number: number; stakedMinor: bigint } | null
}

export function roomNotice(
  key: RoomWordKey,
  kind: RoomNotice['kind'],
  amountMinor: bigint | null = null,
  about: RoomNotice['about'] = null,
): RoomNotice {
  return { key, kind, amountMinor, about }
}

/** A notice in the words of a language. */
export function noticeText(
  { key, amountMinor, about }: RoomNotice,
  language: Language,
  money: (minor: bigint) => string,
  /** Entries that one contest of the room takes. */
  entries: number,
): string {
  const { say } = createVoice<RoomWordKey>({ en: roomEn, bn: roomBn }, language)
  return say(key, {
    entries,
    ...(amountMinor !== null && { amount: money(amountMinor) }),
    ...(about !== null && { number: String(about.number), staked: money(about.stakedMinor) }),
  })
}

const BET_REFUSALS: Readonly<Record<string, RoomWordKey>> = {
  ROOM_CLOSED: 'closed',
  ROUND_BETS_FULL: 'full',
  CONTEST_FULL: 'contestFull',
  NOT_ENOUGH_MONEY: 'noMoney',
  PLAYER_BLOCKED: 'blocked',
  TOO_FAST: 'tooFast',
  CLIENT_SEED_INVALID: 'seedInvalid',
  CURRENCY_NOT_OFFERED: 'currency',
  WALLET_UNAVAILABLE: 'walletDown',
}

/** Why a bet does not count and where its stake is. */
export function betFailure(error: unknown, stakeMinor: bigint): RoomNotice {
  if (!(error instanceof StudioRefusal)) return roomNotice('betUnheard', 'working')
  if (error.code === 'BET_RETURNED') return roomNotice('stakeIsBack', 'working', stakeMinor)
  if (error.code === 'BET_RETURNING') return roomNotice('stakeOnItsWay', 'working', stakeMinor)
  return roomNotice(BET_REFUSALS[error.code] ?? 'refused', 'bad')
}

/** Why a stake was not taken out. */
export function cashOutFailure(error: unknown): RoomNotice {
  if (!(error instanceof StudioRefusal)) return roomNotice('outUnheard', 'working')
  if (error.code === 'CASH_OUT_TOO_LATE') return roomNotice('outTooLate', 'bad')
  if (error.code === 'CASH_OUT_TOO_EARLY') return roomNotice('outTooEarly', 'bad')
  return roomNotice('outRefused', 'bad')
}

/** What is to be said while the money of these bets takes longer than it should; null: nothing. */
export function moneyNotice(late: readonly OwnBet[]): RoomNotice | null {
  const returning = late.filter(({ state }) => state === 'returning')
  if (returning.length > 0) return roomNotice('stakeOnItsWay', 'working', sum(returning, stakeOf))
  const settling = late.filter((bet) => bet.state === 'settling' && winOf(bet) > 0n)
  return settling.length > 0 ? roomNotice('winOnItsWay', 'working', sum(settling, winOf)) : null
}

/** Bets whose stake has come back since. */
export function returnedSince(
  before: readonly OwnBet[],
  now: readonly OwnBet[],
): readonly OwnBet[] {
  const waited = new Set(
    before.filter(({ state }) => state !== 'returned').map(({ betId }) => betId),
  )
  return now.filter(({ state, betId }) => state === 'returned' && waited.has(betId))
}

export function returnedNotice(back: readonly OwnBet[]): RoomNotice {
  return roomNotice('stakeIsBack', 'good', sum(back, stakeOf))
}

function stakeOf({ stakeMinor }: OwnBet): bigint {
  return BigInt(stakeMinor)
}

function winOf({ winMinor }: OwnBet): bigint {
  return BigInt(winMinor ?? '0')
}

function sum(bets: readonly OwnBet[], of: (bet: OwnBet) => bigint): bigint {
  return bets.reduce((total, bet) => total + of(bet), 0n)
}
