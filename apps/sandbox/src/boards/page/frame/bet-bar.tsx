import { openBetSheet } from '../../../games/page/sheets/bet-sheet.ts'
import type { BetChoice } from '../board.ts'
import { Icon } from './icon.tsx'
import type { Seat } from './seat.ts'
import { useCounted } from './use-counted.ts'

type BetBarProps = { seat: Seat; balanceMinor: bigint; bet: BetChoice; isLocked: boolean }

/** The player's money: their balance, and the stake that the next bet takes. */
export function BetBar({ seat, balanceMinor, bet, isLocked }: BetBarProps) {
  const { speech, money, isStill } = seat
  return (
    <footer className="frame-bar">
      <div className="frame-figure">
        <span className="frame-label">{speech.say('balance')}</span>
        <b>{money(useCounted(balanceMinor, isStill))}</b>
      </div>
      <div className="frame-stake" role="group" aria-label={speech.say('betLabel')}>
        <Step seat={seat} bet={bet} by={-1} isLocked={isLocked} />
        <button
          type="button"
          className="frame-figure frame-amount"
          disabled={isLocked}
          onClick={() => chooseBet(seat, bet)}
        >
          <span className="frame-label">{speech.say('betLabel')}</span>
          <b>{money(bet.minor)}</b>
        </button>
        <Step seat={seat} bet={bet} by={1} isLocked={isLocked} />
      </div>
    </footer>
  )
}

type StepProps = { seat: Seat; bet: BetChoice; by: 1 | -1; isLocked: boolean }

function Step({ seat: { speech, sounds }, bet, by, isLocked }: StepProps) {
  const next = bet.levels[bet.levels.indexOf(bet.minor) + by]
  const step = () => {
    sounds.play('press')
    if (next !== undefined) bet.choose(next)
  }
  return (
    <button
      type="button"
      className="icon-button round"
      aria-label={speech.say(by > 0 ? 'betHigher' : 'betLower')}
      disabled={isLocked || next === undefined}
      onClick={step}
    >
      <Icon name={by > 0 ? 'plus' : 'minus'} />
    </button>
  )
}

function chooseBet({ money, speech }: Seat, { levels, minor, choose }: BetChoice): void {
  openBetSheet({ levels, chosen: minor, money, speech, onChoose: choose })
}
