import { cardName } from '../../cards/card-name.ts'
import { TurnedCard } from '../../show/turned-card.tsx'
import { winningPlaces } from './winning-places.ts'
import type { HandView } from './hand-steps.ts'
import type { JacksProps } from './props.ts'
import type { Holding } from './use-holding.ts'

type HandProps = { view: HandView; holding: Holding; voice: JacksProps['voice'] }

/** The five cards; each is a button that holds it. */
export function Hand({ view, holding, voice }: HandProps) {
  const { say, language } = voice
  const lit = winningPlaces(view)
  return (
    <div aria-label={say('hand')} className="jacks-hand" role="group">
      {view.cards.map((card, place) => {
        const isUp = view.isUp[place] === true
        const isHeld = holding.hold[place] === true
        const name = cardName(isUp ? card : null, language)
        return (
          <button
            aria-label={say('slot', { place: place + 1, card: name })}
            aria-pressed={isHeld}
            className={isHeld ? 'jacks-slot jacks-slot-held' : 'jacks-slot'}
            disabled={!holding.isOpen}
            // The place is what a slot is; the cards in it change.
            key={place}
            onClick={() => holding.flip(place)}
            type="button"
          >
            <span className="jacks-card">
              <TurnedCard
                card={card}
                isDimmed={lit !== null && !lit.includes(place)}
                isLit={lit?.includes(place) ?? false}
                isUp={isUp}
                language={language}
              />
            </span>
            <SlotMark holding={holding} place={place} voice={voice} />
          </button>
        )
      })}
    </div>
  )
}

/** Under a card: that it is held, that the best hold has it, or else its number. */
function SlotMark({ holding, place, voice }: Omit<HandProps, 'view'> & { place: number }) {
  const { say } = voice
  if (holding.hold[place] === true)
    return <span className="jacks-mark jacks-mark-held">{say('held')}</span>
  if (holding.advice?.best.hold[place] === true) {
    return <span className="jacks-mark jacks-mark-best">{say('best')}</span>
  }
  return <span className="jacks-mark">{place + 1}</span>
}
