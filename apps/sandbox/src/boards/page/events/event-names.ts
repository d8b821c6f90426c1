import type { BoardVoice } from '../board.ts'

/** A group of markets under one tab. Every market of a game stands in one of its groups. */
export type MarketGroup = { key: string; markets: readonly string[] }

/** What an event calls its parts, in the language of the voice. */
export type EventNames<Fixture, Play, Key extends string> = {
  /** What is played, short enough for one line of a phone. */
  fixture(fixture: Fixture, voice: BoardVoice<Key>): string
  group(key: string, voice: BoardVoice<Key>): string
  market(key: string, fixture: Fixture, voice: BoardVoice<Key>): string
  pick(market: string, pick: string, fixture: Fixture, voice: BoardVoice<Key>): string
  /** How a play ended, in a few characters, for the list of past rounds. */
  result(play: Play, fixture: Fixture, voice: BoardVoice<Key>): string
  /** How a play ended, in a sentence or two: shown when it has, and read aloud. */
  summary(play: Play, fixture: Fixture, voice: BoardVoice<Key>): string
  /** What the clock of a play says so long after the betting, such as its minute. */
  clock(play: Play, elapsedMs: number, voice: BoardVoice<Key>): string
}
