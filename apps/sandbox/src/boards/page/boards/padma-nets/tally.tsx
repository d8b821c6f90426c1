import { CASTS_PER_BASKET } from '@maidan/casino'
import type { BoardVoice } from '../../board.ts'
import { useCounted } from '../../frame/use-counted.ts'
import type { Basket } from './basket-of.ts'
import type { NetWord } from './words/net-words.ts'

type TallyProps = { voice: BoardVoice<NetWord>; basket: Basket; isStill: boolean }

/** How many casts are left, as a row of floats, and what the basket holds. */
export function Tally({ voice, basket, isStill }: TallyProps) {
  const { castsLeft, caughtMinor } = basket
  const shownMinor = useCounted(caughtMinor, isStill)
  return (
    <div className="nets-tally">
      <div className="nets-casts">
        <span className="nets-label">{voice.say('castsLeft')}</span>
        <span className="nets-casts-count" aria-hidden="true">
          {castsLeft}
          <small>/{CASTS_PER_BASKET}</small>
        </span>
        <span className="spoken">
          {voice.say('castsLeftCount', { left: castsLeft, all: CASTS_PER_BASKET })}
        </span>
        <span className="nets-floats" aria-hidden="true">
          {Array.from({ length: CASTS_PER_BASKET }, (_, place) => (
            <i key={place} className={place < castsLeft ? 'nets-float' : 'nets-float-used'} />
          ))}
        </span>
      </div>
      <div className="nets-catch">
        <span className="nets-label">{voice.say('catchSoFar')}</span>
        <span className="nets-catch-sum">{voice.money(shownMinor)}</span>
      </div>
    </div>
  )
}
