import { activeHand, type BlackjackHand } from '@maidan/casino'
import { CardRow } from './card-row.tsx'
import { countText } from './count-text.ts'
import type { DealView } from './deal-steps.ts'
import { EmptySpot } from './dealer.tsx'
import type { BlackjackProps } from './props.ts'

type HandsProps = {
  view: DealView
  betMinor: bigint
  isOpen: boolean
  voice: BlackjackProps['voice']
}

/** The player's hand, or both halves of a pair; the one to play is framed. */
export function Hands({ view, betMinor, isOpen, voice }: HandsProps) {
  const active = isOpen ? activeHand({ hands: view.hands, dealer: [] }) : -1
  const { say } = voice
  return (
    <section aria-label={say('yours')} className="bj-seat bj-hands">
      {view.hands.length === 0 && <EmptySpot />}
      {view.hands.map((hand, place) => (
        <Hand
          betMinor={betMinor}
          hand={hand}
          isActive={place === active && view.hands.length > 1}
          key={place}
          place={place}
          view={view}
          voice={voice}
        />
      ))}
    </section>
  )
}

type HandProps = Omit<HandsProps, 'isOpen'> & {
  hand: BlackjackHand
  place: number
  isActive: boolean
}

function Hand({ hand, place, isActive, view, betMinor, voice }: HandProps) {
  const { say, money, language } = voice
  const pay = view.paid?.hands[place]
  const isWon = pay?.result === 'won' || pay?.result === 'blackjack'
  const isLost = pay?.result === 'lost' || pay?.result === 'bust'
  const name = view.hands.length === 1 ? say('yours') : say('half', { place: place + 1 })
  return (
    <div
      aria-current={isActive ? 'step' : undefined}
      aria-label={name}
      className={isActive ? 'bj-hand bj-hand-active' : 'bj-hand'}
      role="group"
    >
      <CardRow cards={hand.cards} isDimmed={isLost} isLit={isWon} language={language} />
      <div className="bj-name">
        <span className="bj-stake">{money(hand.isDoubled ? betMinor * 2n : betMinor)}</span>
        <b className="bj-count">{countText(hand.cards)}</b>
        {pay !== undefined && (
          <b className={`bj-result bj-result-${pay.result}`}>{say(pay.result)}</b>
        )}
      </div>
    </div>
  )
}
