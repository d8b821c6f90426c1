import type { ComponentType } from 'react'
import type { Sounds } from '../../games/page/sound/sounds.ts'
import type { HoleValues, Language } from '../../games/page/words/voice.ts'
import type { ContestField, PastRound, PublicBet, RoomPhase } from '../../rooms/room-api.ts'

/** The texts of a board in every language, tied by their keys. */
export type BoardWords<Key extends string> = Readonly<
  Record<Language, Readonly<Record<Key, string>>>
>

/** How a board speaks: its own words, and money as the player's language writes it. */
export type BoardVoice<Key extends string = string> = {
  language: Language
  say: (key: Key, values?: HoleValues) => string
  money: (minor: bigint) => string
}

/** The stake that is chosen in the frame's bar. */
export type BetChoice = {
  minor: bigint
  levels: readonly bigint[]
  choose: (minor: bigint) => void
}

type Everywhere<Key extends string> = {
  voice: BoardVoice<Key>
  sounds: Sounds
  bet: BetChoice
  /** The player prefers less motion. */
  isStill: boolean
}

/**
 * - `ready`: a round can be begun.
 * - `asking`: the studio was asked and has not answered.
 * - `open`: the round waits for a choice.
 * - `showing`: the board shows what is new and says `shown` when it has.
 * - `held`: money of the last round is still on its way.
 */
export type TurnPhase = 'ready' | 'asking' | 'open' | 'showing' | 'held'

/** A round on the board. Events before `seen` were shown before; a board draws them at once. */
export type TurnRoundShown<Setup, Event> = {
  id: string
  betMinor: bigint
  setup: Setup
  events: readonly Event[]
  seen: number
  /** Null while the round is open. */
  totalMinor: bigint | null
}

/** What a board of one player gets. The last round stays on the board until the next begins. */
export type TurnTable<Setup, Choice, Event, Key extends string> = Everywhere<Key> & {
  phase: TurnPhase
  round: TurnRoundShown<Setup, Event> | null
  /** A past round is played again: nothing can be bet or chosen. */
  isReplay: boolean
  /** What there is to stake, as the player sees it; left out where nothing can be staked. */
  balanceMinor?: bigint
  place: (setup: Setup) => void
  choose: (choice: Choice) => void
  shown: () => void
}

export type OwnStake<Spot> = {
  betId: string
  spot: Spot
  stakeMinor: bigint
  /** `asked`: on its way. `out`: taken out of a curve. */
  state: 'asked' | 'standing' | 'out' | 'won' | 'lost'
  outAtCenti: number | null
  winMinor: bigint | null
}

/** A contest of the round in the player's currency, while entries come. */
export type ContestShown = { stakeMinor: bigint; entries: number; players: number }

/**
 * All entries of a round's contests. `hidden`: nobody may see them yet. `failed`: the studio was asked and could not
 * be heard, and is asked again.
 */
export type FieldShown =
  | { state: 'hidden' | 'asking' | 'failed' }
  | { state: 'known'; contests: readonly ContestField[] }

/** What a board of a room gets. `own` are the player's bets of this round. */
export type RoomTable<Spot, Outcome, Key extends string> = Everywhere<Key> & {
  number: number
  phase: RoomPhase
  /** How long the phase has lasted, by the server's clock; to be read at each frame. */
  elapsedMs: () => number
  /** How long it will last in all; null when nobody knows. */
  phaseMs: number | null
  outcome: Outcome | null
  /** The newest first. */
  past: readonly (PastRound & { outcome: Outcome })[]
  players: readonly (PublicBet & { spot: Spot })[]
  playerCount: number
  own: readonly OwnStake<Spot>[]
  /** Contests of this round, in rooms whose bets play against each other. */
  contests: readonly ContestShown[]
  field: FieldShown
  betsMax: number
  isReplay: boolean
  /** Bets the chosen stake, or another one, in this round. */
  place: (spot: Spot, stakeMinor?: bigint) => void
  cashOut: (betId: string) => void
}

/** The rules as the player reads them; figures come from the game itself, never from a text. */
export type RulesProps<Key extends string> = { voice: BoardVoice<Key> }

/** A board as its game's folder exports it. */
export type Board<Props, Key extends string> = {
  code: string
  words: BoardWords<Key>
  Table: ComponentType<Props>
  Rules: ComponentType<RulesProps<Key>>
  /** How long an outcome takes to be seen, milliseconds; until then no balance may tell of it. */
  seenAfterMs?: (outcome: never) => number
}
