import type { HoldemView } from '../deal-steps.ts'
import type { HoldemProps } from '../props.ts'
import type { ShowDown } from '../show-down.ts'
import { Cards } from './cards.tsx'

type MiddleProps = { view: HoldemView; hands: ShowDown; voice: HoldemProps['voice'] }

const BOARD_CARDS = 5

/** The cards that both hands share, under the words that are printed on the cloth. */
export function Middle({ view, hands, voice }: MiddleProps) {
  const { say, language } = voice
  return (
    <section aria-label={say('board')} className="ch-middle">
      <p className="ch-terms">
        <span>{say('terms')}</span>
      </p>
      <Cards
        cards={view.board}
        isOver={view.paid !== null && view.paid.result !== 'folded'}
        language={language}
        lit={hands.lit}
        places={BOARD_CARDS}
      />
    </section>
  )
}
