import { EVEN_BALL, superOver } from '@maidan/casino'
import type { RulesProps } from '../../board.ts'
import { BetFigures } from '../../frame/bet-figures.tsx'
import { marketName } from './names.ts'
import type { SuperOverKey } from './words/en.ts'

const PARTS = ['goal', 'ball'] as const

/** How a super over is played and what each market returns, by the game's own figures. */
export function Rules({ voice }: RulesProps<SuperOverKey>) {
  const { say } = voice
  const { timing, betsMax, bets } = superOver
  const limits = { max: betsMax, betting: timing.bettingMs / 1000, shown: timing.shownMs / 1000 }
  const { wicket, four, six } = EVEN_BALL
  return (
    <>
      {PARTS.map((key) => (
        <Part key={key} text={say(key)} title={say(`${key}Title`)} />
      ))}
      <Part text={say('strength', { wicket, four, six })} title={say('strengthTitle')} />
      <Part text={say('tieRule')} title={say('tieTitle')} />
      <Part text={say('market')} title={say('marketTitle')} />
      <Part text={say('betRule', limits)} title={say('betTitle')} />
      <h3>{say('figuresTitle')}</h3>
      <BetFigures
        bets={bets}
        nameOf={(key) => marketName(key, say('firstTeam'), voice)}
        voice={voice}
      />
      <p>{say('figuresNote')}</p>
    </>
  )
}

function Part({ title, text }: { title: string; text: string }) {
  return (
    <>
      <h3>{title}</h3>
      <p>{text}</p>
    </>
  )
}
