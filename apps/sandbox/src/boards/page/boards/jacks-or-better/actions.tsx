import type { JacksProps } from './props.ts'
import type { Holding } from './use-holding.ts'
import type { JacksKey } from './words/en.ts'

type ActionsProps = { holding: Holding } & Pick<JacksProps, 'round' | 'voice'>

/** The advice that can be asked for, and the one thing to do next. */
export function Actions({ holding, round, voice }: ActionsProps) {
  const { say } = voice
  return (
    <div className="jacks-actions">
      <button
        aria-pressed={holding.isHinting}
        className="jacks-hint"
        onClick={holding.flipHint}
        type="button"
      >
        {say('hint')}
      </button>
      <button className="jacks-go" disabled={!holding.canGo} onClick={holding.go} type="button">
        {say(goKey(holding, round))}
      </button>
    </div>
  )
}

function goKey({ hold, isOpen }: Holding, round: JacksProps['round']): JacksKey {
  if (!isOpen) return round !== null && round.totalMinor === null ? 'draw' : 'deal'
  if (hold.every(Boolean)) return 'keepAll'
  return hold.some(Boolean) ? 'draw' : 'drawAll'
}
