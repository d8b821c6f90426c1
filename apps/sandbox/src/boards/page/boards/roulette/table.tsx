import { roulette, type RouletteOutcome, type RouletteSpot } from '@maidan/casino'
import { useEachFrame } from '../../moments/use-each-frame.ts'
import { knownRounds } from '../../stakes/known-rounds.ts'
import { ownResult } from '../../stakes/own-result.ts'
import { Foot } from './bets/foot.tsx'
import { sumBySpot } from './bets/loose-bet.ts'
import { useLastBets } from './bets/use-last-bets.ts'
import { useLooseBets } from './bets/use-loose-bets.ts'
import { Head } from './head.tsx'
import { Layout } from './layout/layout.tsx'
import { Statistics } from './numbers/statistics.tsx'
import { useSpinSounds } from './use-spin-sounds.ts'
import { SPIN_MS } from './wheel/spin.ts'
import { WheelPanel } from './wheel/wheel-panel.tsx'
import type { RouletteTable } from './roulette-table.ts'
import './styles/layout.css'
import './styles/roulette.css'
import './styles/wheel.css'

/** Rounds that the numbers are counted over. */
const NUMBERS_MAX = 60

/** The wheel, the layout with the player's chips, and what came before. */
export function Table(table: RouletteTable) {
  const { own, voice, sounds, bet, betsMax, elapsedMs, isReplay } = table
  const { isBetting, isDecided, outcome } = useMoment(table)
  const decided = isDecided ? outcome : null
  const numbers = knownRounds(table, isDecided, NUMBERS_MAX).map(({ number }) => number)
  const loose = useLooseBets({
    isBetting,
    room: betsMax - own.length,
    place: table.place,
    number: table.number,
  })
  const last = useLastBets(table.number, own)
  const canLay = isBetting && !loose.isPlacing && own.length + loose.bets.length < betsMax
  const repeat = canLay && last.length > 0 ? () => loose.layAll(last) : null
  const isPaid = decided !== null && paidOf(own, decided) > 0n
  useSpinSounds({ isRunning: outcome !== null, isDecided, isPaid, sounds })
  const lay = (spot: RouletteSpot) => {
    sounds.play('press')
    loose.lay(spot, bet.minor)
  }
  return (
    <div className={table.isStill ? 'roulette roulette-still' : 'roulette'}>
      <div className="roulette-table">
        <Head
          elapsedMs={elapsedMs}
          numbers={numbers}
          phase={table.phase}
          phaseMs={table.phaseMs}
          replayOf={isReplay ? table.number : null}
          voice={voice}
        />
        <WheelPanel
          elapsedMs={elapsedMs}
          isDecided={isDecided}
          isStill={table.isStill}
          lastNumber={numbers[0] ?? null}
          outcome={outcome}
          voice={voice}
        />
        <div className="roulette-scroll">
          <Layout
            canLay={canLay}
            drawn={decided?.number ?? null}
            lay={lay}
            loose={sumBySpot(loose.bets)}
            placed={sumBySpot(own)}
            stakeMinor={bet.minor}
            voice={voice}
          />
          <Statistics numbers={numbers} voice={voice} />
        </div>
        <Foot decided={decided} isBetting={isBetting} loose={loose} repeat={repeat} table={table} />
      </div>
    </div>
  )
}

/** Where the round stands for the eye: an outcome counts as decided once the ball lies. */
function useMoment({ phase, phaseMs, elapsedMs, outcome, isReplay }: RouletteTable) {
  const isOpen = phase === 'betting'
  const isBetting = useEachFrame(() => isOpen && (phaseMs === null || elapsedMs() < phaseMs))
  const isAtRest = useEachFrame(() => !isOpen && elapsedMs() >= SPIN_MS)
  const drawn = isOpen ? null : outcome
  return {
    isBetting: isBetting && !isReplay,
    isDecided: isAtRest && drawn !== null,
    outcome: drawn,
  }
}

function paidOf(own: RouletteTable['own'], decided: RouletteOutcome): bigint {
  const pay = (stakeMinor: bigint, spot: RouletteSpot) =>
    roulette.payMinor(stakeMinor, spot, decided)
  return ownResult(own, pay).paidMinor
}
