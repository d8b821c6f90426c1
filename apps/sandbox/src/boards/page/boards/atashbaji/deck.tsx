import { WaitingDeck } from '../../turns/waiting-deck.tsx'
import type { BajiProps } from './props.ts'
import { countText } from './texts.ts'
import type { Choice } from './use-choice.ts'

type DeckProps = { table: BajiProps; choice: Choice }

/** The one button, and a second one that calls off what waits. */
export function Deck({ table: { voice, bet, isReplay }, choice }: DeckProps) {
  const { waiting, go } = choice
  if (isReplay) return <p className="side-note">{voice.say('replay')}</p>
  return (
    <WaitingDeck
      callOffName={voice.say('stopWaiting')}
      isClosed={choice.fault !== null}
      name={voice.say('launch')}
      onPress={go}
      price={voice.say('launchFor', { amount: voice.money(bet.minor) })}
      waiting={waiting}
      waitingText={voice.say('launchMore', { count: countText(voice, waiting.count) })}
    />
  )
}
