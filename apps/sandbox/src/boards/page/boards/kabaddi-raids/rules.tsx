import { EVEN_RAID, kabaddiRaids, RAIDS_PER_GAME, RAIDS_PER_HALF } from '@maidan/casino'
import type { RulesProps } from '../../board.ts'
import { BetFigures } from '../../frame/bet-figures.tsx'
import { marketName } from './names.ts'
import type { KabaddiKey } from './words/en.ts'

/** How kabaddi is played here and what each market returns, by the game's own figures. */
export function Rules({ voice }: RulesProps<KabaddiKey>) {
  const { say } = voice
  const { timing, betsMax, bets } = kabaddiRaids
  const limits = { max: betsMax, betting: timing.bettingMs / 1000, shown: timing.shownMs / 1000 }
  const chances = {
    empty: EVEN_RAID.empty,
    touch: EVEN_RAID['touch-1'],
    tackle: EVEN_RAID.tackle + EVEN_RAID['super-tackle'],
  }
  const raids = { each: RAIDS_PER_GAME / 2, half: RAIDS_PER_HALF }
  return (
    <>
      <Part text={say('goal', raids)} title={say('goalTitle')} />
      <Part text={say('raid')} title={say('raidTitle')} />
      <Part text={say('allOut')} title={say('allOutTitle')} />
      <Part text={say('strength', chances)} title={say('strengthTitle')} />
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
