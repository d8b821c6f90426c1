import type { BoardVoice } from '../../board.ts'
import { cardName } from '../../cards/card-name.ts'
import { DEAL_HANDS } from '../deal/deal-steps.ts'
import type { HandsShow } from '../live-show.ts'
import type { LiveKey } from '../words/live-key.ts'

type SpokenDealProps<Outcome> = {
  /** Null until the result has been told. */
  decided: Outcome | null
  show: HandsShow<Outcome>
  voice: BoardVoice<LiveKey>
}

/** All cards, what they make and who won, for those who hear the table. */
export function SpokenDeal<Outcome>({ decided, show, voice }: SpokenDealProps<Outcome>) {
  return (
    <p aria-live="polite" className="spoken">
      {decided !== null && textOf(decided, show, voice)}
    </p>
  )
}

function textOf<Outcome>(
  outcome: Outcome,
  show: HandsShow<Outcome>,
  voice: BoardVoice<LiveKey>,
): string {
  const hands = show.handsOf(outcome)
  const parts = DEAL_HANDS.flatMap((hand) => {
    const [name, held] = [show.handNames[hand], hands[hand]]
    if (name === undefined || held === undefined) return []
    const cards = held.map((card) => cardName(card, voice.language)).join(', ')
    return [voice.say('handCards', { hand: name, cards }), show.noteOf?.(held) ?? '']
  })
  return [...parts, show.resultText(outcome)].filter((part) => part !== '').join('. ')
}
