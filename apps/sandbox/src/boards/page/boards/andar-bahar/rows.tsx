import { SIDES, sideOf, type Card, type Side } from '@maidan/casino'
import { TurnedCard } from '../../show/turned-card.tsx'
import type { DealView } from './deal-steps.ts'
import type { AndarBaharProps } from './props.ts'

type RowsProps = { view: DealView; voice: AndarBaharProps['voice'] }

/** The joker, and beside it the two rows that fill card by card. */
export function Rows({ view, voice }: RowsProps) {
  const { say, language } = voice
  return (
    <div className="andar-deal">
      <div className="andar-joker">
        <span className="andar-label">{say('joker')}</span>
        <div className="andar-joker-card">
          <TurnedCard card={view.joker} isUp={view.isJokerUp} language={language} />
        </div>
      </div>
      {SIDES.map((side) => (
        <Row key={side} side={side} view={view} voice={voice} />
      ))}
    </div>
  )
}

function Row({ side, view, voice }: RowsProps & { side: Side }) {
  const { say, language } = voice
  const cards = ofSide(view.cards, side)
  const isWon = view.ended?.side === side
  return (
    <section
      aria-label={say('rowOf', { side: say(side), count: cards.length })}
      className={
        isWon ? `andar-row andar-row-${side} andar-row-won` : `andar-row andar-row-${side}`
      }
    >
      <span className="andar-label">{say(side)}</span>
      <div className="andar-cards">
        {cards.map(({ card, count }) => {
          const isMatch = view.ended?.count === count
          return (
            <div className={isMatch ? 'andar-card andar-card-match' : 'andar-card'} key={count}>
              <div className="andar-card-face">
                <TurnedCard card={card} isLit={isMatch} isUp language={language} />
              </div>
            </div>
          )
        })}
      </div>
    </section>
  )
}

/** The cards of a side with their place among all. */
function ofSide(cards: readonly Card[], side: Side): { card: Card; count: number }[] {
  return cards
    .map((card, index) => ({ card, count: index + 1 }))
    .filter(({ count }) => sideOf(count) === side)
}
