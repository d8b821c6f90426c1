import { kanthaPaysCenti, type KanthaSetup } from '@maidan/casino'
import type { BoardVoice } from '../../board.ts'
import { multipleText } from './multiple-text.ts'
import type { KanthaKey } from './words/en.ts'

type PaysLineProps = { voice: BoardVoice<KanthaKey>; setup: KanthaSetup; hits: number | null }

/** What the hits of the chosen patches pay; the one that came is lit. */
export function PaysLine({ voice, setup, hits }: PaysLineProps) {
  const pays = kanthaPaysCenti(setup.risk, setup.chosen.length)
  if (pays.length === 0) return <div className="kantha-prices" />
  return (
    <div className="kantha-prices">
      <p aria-hidden="true">{voice.say('paysCaption')}</p>
      <ol className="kantha-pays" aria-label={voice.say('pays')}>
        {pays.map((centi, count) => (
          <li
            // The hits are their place in the list.
            key={`hits-${count + 1}`}
            data-pays={centi > 0}
            data-here={count === hits}
            aria-current={count === hits}
            aria-label={voice.say('paysOne', { hits: count, multiple: multipleText(centi) })}
          >
            <b>{multipleText(centi)}</b>
            <span>{count}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
