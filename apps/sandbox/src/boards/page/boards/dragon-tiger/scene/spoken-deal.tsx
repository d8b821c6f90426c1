import { dragonTigerWinner, type DragonTigerOutcome } from '@maidan/casino'
import type { BoardVoice } from '../../../board.ts'
import { cardName } from '../../../cards/card-name.ts'
import type { DragonTigerKey } from '../words/keys.ts'

type SpokenDealProps = {
  /** Null until the cards have been turned. */
  decided: DragonTigerOutcome | null
  voice: BoardVoice<DragonTigerKey>
}

/** Both cards and the winner, for those who hear the table. */
export function SpokenDeal({ decided, voice }: SpokenDealProps) {
  return (
    <p aria-live="polite" className="spoken">
      {decided !== null && textOf(decided, voice)}
    </p>
  )
}

function textOf(outcome: DragonTigerOutcome, voice: BoardVoice<DragonTigerKey>): string {
  return [
    voice.say('dragonCard', { card: cardName(outcome.dragon, voice.language) }),
    voice.say('tigerCard', { card: cardName(outcome.tiger, voice.language) }),
    voice.say(`${dragonTigerWinner(outcome)}Wins`),
  ].join('. ')
}
