import type { HoldemView } from '../deal-steps.ts'
import { handText } from '../hand-text.ts'
import type { HoldemProps } from '../props.ts'
import type { ShowDown } from '../show-down.ts'
import { Cards } from './cards.tsx'
import { Tray } from './tray.tsx'

type SeatProps = { view: HoldemView; hands: ShowDown; voice: HoldemProps['voice'] }

/** The dealer's two cards beside the tray, and what they make once they lie open. */
export function Dealer({ view, hands, voice }: SeatProps) {
  const { say, language } = voice
  const { dealer } = hands
  const isShown = dealer !== null && view.board.length === 5
  return (
    <section aria-label={say('dealer')} className="ch-seat ch-dealer">
      <Tray />
      <Cards
        cards={view.dealer}
        isOver={view.paid !== null}
        language={language}
        lit={hands.lit}
        places={2}
      />
      <p className="ch-made">
        <span>{say('dealer')}</span>
        {isShown && <b>{handText(dealer, say)}</b>}
        {view.paid?.result === 'unqualified' && <small>{say('notQualified')}</small>}
      </p>
    </section>
  )
}
