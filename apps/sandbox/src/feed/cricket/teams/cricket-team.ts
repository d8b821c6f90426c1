import type { Words } from '../../match/match.ts'

/** A side of eleven invented players, in batting order. */
export type CricketTeam = Readonly<{
  /** Three letters, lasting: part of the ids of the team's lines. */
  code: string
  name: Words
  players: readonly CricketPlayer[]
}>

export type CricketPlayer = Readonly<{
  name: Words
  /** 0 to 100; a good opener is about 66, a last man about 14. */
  bat: number
  /** 0 to 100; a first-choice bowler is about 62; 0 never bowls. */
  bowl: number
  bowls: 'pace' | 'spin' | null
}>

/** A player who does not bowl. */
export function batter(en: string, bn: string, bat: number): CricketPlayer {
  return { name: { en, bn }, bat, bowl: 0, bowls: null }
}

export function pacer(en: string, bn: string, bat: number, bowl: number): CricketPlayer {
  return { name: { en, bn }, bat, bowl, bowls: 'pace' }
}

export function spinner(en: string, bn: string, bat: number, bowl: number): CricketPlayer {
  return { name: { en, bn }, bat, bowl, bowls: 'spin' }
}
