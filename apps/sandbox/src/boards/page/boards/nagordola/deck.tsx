import { WaitingDeck } from '../../turns/waiting-deck.tsx'
import type { DolaProps } from './props.ts'
import type { Choice } from './use-choice.ts'

type DeckProps = { table: DolaProps; choice: Choice }

/** The one button, and a second one that calls off what waits. */
export function Deck({ table: { voice, bet, isReplay }, choice }: DeckProps) {
  const { waiting, go } = choice
  if (isReplay) return <p className="side-note">{voice.say('replay')}</p>
  return (
    <WaitingDeck
      callOffName={voice.say('stopWaiting')}
      name={voice.say('turn')}
      onPress={go}
      price={voice.say('turnFor', { amount: voice.money(bet.minor) })}
      waiting={waiting}
      waitingText={voice.say('turnMore', { count: waiting.count })}
    />
  )
}
