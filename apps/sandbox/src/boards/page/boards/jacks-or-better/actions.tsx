import type { JacksProps } from './props.ts'
import type { Holding } from './use-holding.ts'
import type { JacksKey } from './words/en.ts'

type ActionsProps = { holding: Holding } & Pick<JacksProps, 'phase' | 'voice'>

/** The advice that can be asked for, and the one thing to do next. */
export function Actions({ holding, phase, voice }: ActionsProps) {
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
        {say(goKey(holding, phase))}
      </button>
    </div>
  )
}

function goKey({ hold, isOpen }: Holding, phase: JacksProps['phase']): JacksKey {
  if (!isOpen) return phase === 'open' ? 'draw' : 'deal'
  if (hold.every(Boolean)) return 'keepAll'
  return hold.some(Boolean) ? 'draw' : 'drawAll'
}
