import type { RoomGame } from '@maidan/casino'
import type { BoardVoice } from '../board.ts'
import { BetFigures } from '../frame/bet-figures.tsx'
import { RulesPart } from './rules-part.tsx'
import type { LiveKey } from './words/live-key.ts'

type BetRulesProps = {
  game: Pick<RoomGame, 'timing' | 'betsMax' | 'bets'>
  /** A bet and what it pays, by its key. */
  nameOf: (key: string) => string
  /** The shoe, and what is to be said of the figures, in the words of the game. */
  shoe: string
  note: string
  voice: Pick<BoardVoice<LiveKey>, 'language' | 'say'>
}

/** What the rules of every table of cards end with: the shoe, the betting, and what each bet returns. */
export function BetRules({ game, nameOf, shoe, note, voice }: BetRulesProps) {
  const { timing, betsMax, bets } = game
  const limits = { max: betsMax, betting: timing.bettingMs / 1000, shown: timing.shownMs / 1000 }
  return (
    <>
      <RulesPart text={shoe} title={voice.say('shoeTitle')} />
      <RulesPart text={voice.say('betRule', limits)} title={voice.say('betTitle')} />
      <h3>{voice.say('figuresTitle')}</h3>
      <BetFigures bets={bets} nameOf={nameOf} voice={voice} />
      <p>{note}</p>
      <p>{voice.say('noMemory')}</p>
    </>
  )
}
