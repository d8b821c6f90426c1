import { FISH, type FishKind } from '@maidan/casino'
import type { BoardVoice } from '../../board.ts'
import { FishFigure } from './fish/fish-figure.tsx'
import type { NetWord } from './words/net-words.ts'

type RailProps = {
  voice: BoardVoice<NetWord>
  priceMinor: bigint
  canCast: boolean
  onCast: (fish: FishKind) => void
}

/** Every fish with what it pays: the pay table, and the way to cast without a finger on the picture. */
export function FishRail({ voice, priceMinor, canCast, onCast }: RailProps) {
  return (
    <div className="nets-rail" role="group" aria-label={voice.say('fishToCastAt')}>
      {FISH.map(({ kind, multiple }) => {
        const fish = voice.say(`fish.${kind}`)
        const amount = voice.money(priceMinor * BigInt(multiple))
        return (
          <button
            key={kind}
            type="button"
            className="nets-fish"
            data-kind={kind}
            aria-disabled={!canCast}
            aria-label={voice.say('castAt', { fish, amount })}
            onClick={() => canCast && onCast(kind)}
          >
            <FishFigure kind={kind} className="nets-fish-figure" />
            <span className="nets-fish-name">{fish}</span>
            <span className="nets-fish-multiple">×{multiple}</span>
            <span className="nets-fish-amount">{amount}</span>
          </button>
        )
      })}
    </div>
  )
}
