import type { HoldemView } from '../deal-steps.ts'
import { handText } from '../hand-text.ts'
import type { HoldemProps } from '../props.ts'
import type { ShowDown } from '../show-down.ts'
import { Cards } from './cards.tsx'
import { Spots } from './spots.tsx'

type OwnProps = { view: HoldemView; hands: ShowDown; table: HoldemProps }

/** The player's two cards between their chips and the name of what they make with the board. */
export function Own({ view, hands, table }: OwnProps) {
  const { say, language } = table.voice
  const { own } = hands
  const result = view.paid?.result
  return (
    <section aria-label={say('yours')} className={`ch-seat ch-own ch-own-${view.move ?? 'open'}`}>
      <Spots table={table} view={view} />
      <Cards
        cards={view.own}
        isOver={view.paid !== null}
        language={language}
        lit={hands.lit}
        places={2}
      />
      <p className="ch-made">
        <span>{say('yours')}</span>
        {own !== null && <b>{handText(own, say)}</b>}
        {result !== undefined && (
          <em className={`ch-result ch-result-${result}`}>{say(`result-${result}`)}</em>
        )}
      </p>
    </section>
  )
}
