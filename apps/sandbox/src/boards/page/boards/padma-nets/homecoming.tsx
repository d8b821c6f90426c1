import type { BoardVoice } from '../../board.ts'
import { useCounted } from '../../frame/use-counted.ts'
import type { Basket } from './basket-of.ts'
import { FishFigure } from './fish/fish-figure.tsx'
import type { NetWord } from './words/net-words.ts'

type HomecomingProps = {
  voice: BoardVoice<NetWord>
  basket: Basket
  totalMinor: bigint
  isStill: boolean
}

/** What the boat brought home: the fish, what they pay, and the casts that are paid back. */
export function Homecoming({ voice, basket, totalMinor, isStill }: HomecomingProps) {
  const shownMinor = useCounted(totalMinor, isStill)
  return (
    <div className="nets-home" role="group" aria-label={voice.say('homeTitle')}>
      <h2 className="nets-home-title">{voice.say('homeTitle')}</h2>
      {basket.caught.length === 0 ? (
        <p className="nets-home-none">{voice.say('emptyNet')}</p>
      ) : (
        <ul className="nets-home-fish">
          {basket.caught.map(({ kind, count }) => (
            <li key={kind}>
              <FishFigure kind={kind} className="nets-home-figure" />
              <span>
                {voice.say(`fish.${kind}`)} ×{count}
              </span>
            </li>
          ))}
        </ul>
      )}
      <dl className="nets-home-sums">
        <dt>{voice.say('caughtSum')}</dt>
        <dd>{voice.money(basket.caughtMinor)}</dd>
        {basket.castsLeft > 0 && (
          <>
            <dt>{voice.say('backSum', { casts: basket.castsLeft })}</dt>
            <dd>{voice.money(basket.backMinor)}</dd>
          </>
        )}
        <dt className="nets-home-total">{voice.say('totalSum')}</dt>
        <dd className="nets-home-total">{voice.money(shownMinor)}</dd>
      </dl>
    </div>
  )
}
