import { contestFee, fiveCup, prizeTable } from '@maidan/casino'
import type { RulesProps } from '../../board.ts'
import { FantasyRules } from '../../fantasy/rules/fantasy-rules.tsx'
import { RulesPart } from '../../fantasy/rules/rules-part.tsx'
import { timesText } from '../../fantasy/show/points-text.ts'
import { BetFigures } from '../../frame/bet-figures.tsx'
import { PrizeRows } from './contests/prize-rows.tsx'
import type { CupKey } from './words/en.ts'
import './styles/contests.css'

const TOLD_ENTRIES = [2, 4, 6, 12, 30] as const

/** An entry of which hundredths can be told. */
const ENTRY = 10_000n

/** How the game is played, what the best of so many entries win, and when a contest is called off. */
export function Rules({ voice }: RulesProps<CupKey>) {
  const { say } = voice
  const { timing, betsMax, bets, contest } = fiveCup
  const values = {
    betting: timing.bettingMs / 1000,
    shown: timing.shownMs / 1000,
    bets: betsMax,
    entries: contest.entriesMax,
    percent: contest.feeBps / 100,
  }
  return (
    <>
      <FantasyRules betsMax={betsMax} voice={voice}>
        <RulesPart text={say('poolRule', values)} title={say('poolTitle')} />
        <RulesPart text={say('tieRule')} title={say('tieTitle')} />
        <RulesPart text={say('offRule', values)} title={say('offTitle')} />
        <h3>{say('tablesTitle')}</h3>
        <p>{say('tablesNote')}</p>
        <div className="cup-tables">
          {TOLD_ENTRIES.map((entries) => (
            <section key={entries}>
              <h4>{say('tableOf', { entries })}</h4>
              <PrizeRows prizes={prizesFor(entries, contest.feeBps)} voice={voice} />
            </section>
          ))}
        </div>
      </FantasyRules>
      <RulesPart text={say('roundRule', values)} title={say('betTitle')} />
      <RulesPart text={say('checkRule')} title={say('checkTitle')} />
      <h3>{say('figuresTitle')}</h3>
      <BetFigures bets={bets} nameOf={() => say('figuresEntry')} voice={voice} />
      <p>{say('figuresNote', values)}</p>
    </>
  )
}

/** What each paid place of so many entries wins, as a multiple of the entry. */
function prizesFor(entries: number, feeBps: number): readonly string[] {
  const stakedMinor = ENTRY * BigInt(entries)
  const poolMinor = stakedMinor - contestFee({ stakedMinor, feeBps })
  return prizeTable({ entries, entryMinor: ENTRY, poolMinor }).map(
    (minor) => `${timesText(Number((minor * 100n) / ENTRY))}×`,
  )
}
