import type { Card } from '@maidan/casino'
import { CardRow } from './card-row.tsx'
import { countText } from './count-text.ts'
import type { DealView } from './deal-steps.ts'
import type { BlackjackProps } from './props.ts'

type DealerProps = { view: DealView; voice: BlackjackProps['voice'] }

/** The dealer's cards and what those that lie open count. */
export function Dealer({ view, voice }: DealerProps) {
  const { say, language } = voice
  const open = view.dealer.filter((card): card is Card => card !== null)
  return (
    <section aria-label={say('dealer')} className="bj-seat bj-dealer">
      <header className="bj-name">
        <span>{say('dealer')}</span>
        {open.length > 0 && <b className="bj-count">{countText(open)}</b>}
      </header>
      {view.dealer.length === 0 ? (
        <EmptySpot />
      ) : (
        <CardRow cards={view.dealer} language={language} />
      )}
    </section>
  )
}

/** Where cards will lie. */
export function EmptySpot() {
  return (
    <div aria-hidden="true" className="bj-cards bj-empty">
      <span className="bj-card" />
      <span className="bj-card" />
    </div>
  )
}
