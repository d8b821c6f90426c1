import type { LotteryOutcome } from '@maidan/casino'
import type { BoardVoice } from '../../../board.ts'
import { Ball } from '../ball.tsx'
import type { LotteryWord } from '../words/en.ts'
import { pastCounts, usualCount } from './past-counts.ts'
import { countText } from '../../../../../games/page/words/count-text.ts'

/** So many draws are written out; the counts take all that the room remembers. */
const WRITTEN = 10

type SideProps = {
  voice: BoardVoice<LotteryWord>
  /** The newest first. */
  draws: readonly (LotteryOutcome & { number: number })[]
  isOpen: boolean
  close: () => void
}

/** The last draws and how often each number came, beside the field or over it. */
export function Side({ voice, draws, isOpen, close }: SideProps) {
  return (
    <aside className="lottery-side" data-open={isOpen} aria-label={voice.say('figures')}>
      <header>
        <h2>{voice.say('lastDraws')}</h2>
        <button type="button" aria-label={voice.say('close')} onClick={close}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M6 6L18 18M18 6L6 18" />
          </svg>
        </button>
      </header>
      {draws.length === 0 ? (
        <p className="lottery-note">{voice.say('noDraws')}</p>
      ) : (
        <>
          <ol className="lottery-past">
            {draws.slice(0, WRITTEN).map(({ number, balls }) => (
              <li key={number}>
                <span>{number}</span>
                {balls.map((ball) => (
                  <Ball key={ball} number={ball} />
                ))}
              </li>
            ))}
          </ol>
          <Counts voice={voice} draws={draws} />
        </>
      )}
    </aside>
  )
}

function Counts({ voice, draws }: Pick<SideProps, 'voice' | 'draws'>) {
  const counts = pastCounts(draws)
  const most = Math.max(1, ...counts)
  return (
    <>
      <h2>{voice.say('counts')}</h2>
      <p className="lottery-note">
        {voice.say('countsNote', {
          draws: draws.length,
          usual: countText(voice.language, usualCount(draws.length)),
        })}
      </p>
      <ul className="lottery-counts">
        {counts.map((count, index) => (
          <li key={index} aria-label={voice.say('countOf', { number: String(index + 1), count })}>
            <i style={{ transform: `scaleY(${count / most})` }} />
            <b>{count}</b>
            <span>{index + 1}</span>
          </li>
        ))}
      </ul>
      <p className="lottery-note">{voice.say('pastSaysNothing')}</p>
    </>
  )
}
