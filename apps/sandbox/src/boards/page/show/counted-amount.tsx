import { useEffect, useState } from 'react'
import { countedMinor } from '../../../games/page/play/wins/count-up.ts'
import { easeOut } from '../../../games/page/stage/easing.ts'

type CountedAmountProps = {
  toMinor: bigint
  durationMs: number
  money: (minor: bigint) => string
}

/** An amount that runs up from nothing and ends exactly; at once where the duration is 0. */
export function CountedAmount(props: CountedAmountProps) {
  const { toMinor, durationMs, money } = props
  if (durationMs <= 0) return <>{money(toMinor)}</>
  return <RunningAmount key={`${toMinor} ${durationMs}`} {...props} />
}

function RunningAmount({ toMinor, durationMs, money }: CountedAmountProps) {
  const [progress, setProgress] = useState(0)
  useEffect(() => {
    const began = performance.now()
    let frame = requestAnimationFrame(function draw(now) {
      const share = Math.min(1, Math.max(0, (now - began) / durationMs))
      setProgress(share)
      if (share < 1) frame = requestAnimationFrame(draw)
    })
    return () => cancelAnimationFrame(frame)
  }, [durationMs])
  return <>{money(countedMinor(0n, toMinor, easeOut(progress)))}</>
}
