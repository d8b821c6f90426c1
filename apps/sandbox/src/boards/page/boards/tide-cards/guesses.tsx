import { TIDE_MOST_CENTI, TIDE_RANKS, fraction, percentText, type TideOffer } from '@maidan/casino'
import type { BoardVoice } from '../../board.ts'
import { multipleText } from './multiple-text.ts'
import type { TideProps } from './props.ts'
import type { Moves } from './use-moves.ts'
import type { TideKey } from './words/en.ts'
import { countText } from '../../../../games/page/words/count-text.ts'

type GuessesProps = { table: TideProps; moves: Moves }

const ARROWS = { up: 'M12 4L21 16H3Z', down: 'M12 20L3 8H21Z' } as const

/** The two things that can be said of the next card, each with its chance and what it would pay. */
export function Guesses({ table, moves }: GuessesProps) {
  const { voice } = table
  const [up, down] = moves.offers
  return (
    <div className="tide-guesses" role="group" aria-label={voice.say('guesses')}>
      <GuessButton table={table} moves={moves} offer={up} way="up" />
      <GuessButton table={table} moves={moves} offer={down} way="down" />
    </div>
  )
}

type ButtonProps = GuessesProps & { offer: TideOffer | undefined; way: 'up' | 'down' }

function GuessButton({ table, moves, offer, way }: ButtonProps) {
  const { voice, round, bet } = table
  const label = voice.say(labelOf(offer, moves.offers, way))
  const betMinor = round?.betMinor ?? bet.minor
  const chance = offer && percentText(fraction(BigInt(offer.ranks), BigInt(TIDE_RANKS)))
  const amount = voice.money((betMinor * (offer?.multipleCenti ?? 0n)) / 100n)
  return (
    <button
      type="button"
      className="tide-guess"
      data-way={way}
      data-asked={offer !== undefined && moves.asked === offer.guess}
      disabled={!moves.canChoose || offer?.isOpen !== true}
      aria-keyshortcuts={way === 'up' ? 'ArrowUp' : 'ArrowDown'}
      aria-label={
        chance
          ? voice.say('guessSpoken', {
              guess: label,
              chance: countText(voice.language, chance),
              amount,
            })
          : label
      }
      onClick={() => moves.guess(offer)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={ARROWS[way]} />
      </svg>
      <strong>{label}</strong>
      {offer && <OfferLine voice={voice} offer={offer} chance={chance ?? ''} />}
    </button>
  )
}

type OfferProps = { voice: BoardVoice<TideKey>; offer: TideOffer; chance: string }

function OfferLine({ voice, offer, chance }: OfferProps) {
  if (!offer.isOpen) {
    return <span>{voice.say('pastMost', { most: String(TIDE_MOST_CENTI / 100n) })}</span>
  }
  return (
    <span className="tide-offer">
      <b>{voice.say('guessPays', { multiple: multipleText(offer.multipleCenti) })}</b>
      <em>{voice.say('guessChance', { chance })}</em>
    </span>
  )
}

/** At an ace or a king an equal card is a guess of its own; elsewhere it counts for both. */
function labelOf(
  offer: TideOffer | undefined,
  offers: readonly TideOffer[],
  way: 'up' | 'down',
): TideKey {
  if (offer === undefined) return way === 'up' ? 'higher' : 'lower'
  if (offer.guess === 'same') return 'same'
  const isOwn = offers.some(({ guess }) => guess === 'same')
  if (offer.guess === 'higher') return isOwn ? 'higher' : 'higherOrSame'
  return isOwn ? 'lower' : 'lowerOrSame'
}
