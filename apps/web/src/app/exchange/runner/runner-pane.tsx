import { useEffect, useRef } from 'react'
import { chooseRunner } from '../../../features/odds/runners/chosen-runner.ts'
import type { ChosenRunner } from '../../../features/odds/runners/chosen-runner.ts'
import { Ladder } from '../ladder/ladder.tsx'

/** A runner's ladder beside the page. It takes the keyboard, and gives it back when it is left. */
export function RunnerPane({ runner }: { runner: ChosenRunner }) {
  const pane = useRef<HTMLDivElement>(null)
  const from = useRef<Element>(null)
  useEffect(() => {
    from.current = document.activeElement
    const ladder = `[data-runner="${runner.runnerId}"]`
    pane.current?.querySelector<HTMLElement>(ladder)?.focus({ preventScroll: true })
  }, [runner])
  const close = () => {
    chooseRunner(null)
    if (from.current instanceof HTMLElement) from.current.focus()
  }
  return (
    <div className="flex min-h-0 flex-1 flex-col" ref={pane}>
      <Ladder
        key={`${runner.market.marketId} ${runner.runnerId}`}
        onClose={close}
        runner={runner}
      />
    </div>
  )
}
