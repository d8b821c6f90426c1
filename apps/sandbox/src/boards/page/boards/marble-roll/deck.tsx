import { WaitingDeck } from '../../turns/waiting-deck.tsx'
import type { MarbleProps } from './props.ts'
import type { Choice } from './use-choice.ts'

type DeckProps = { table: MarbleProps; choice: Choice }

/** The one button, and a second one that calls off what waits. */
export function Deck({ table: { voice, bet, isReplay }, choice }: DeckProps) {
  const { waiting, go } = choice
  if (isReplay) return <p className="side-note">{voice.say('replay')}</p>
  return (
    <WaitingDeck
      callOffName={voice.say('stopWaiting')}
      name={voice.say('roll')}
      onPress={go}
      price={voice.say('rollFor', { amount: voice.money(bet.minor) })}
      waiting={waiting}
      waitingText={voice.say('rollMore', { count: waiting.count })}
    />
  )
}
