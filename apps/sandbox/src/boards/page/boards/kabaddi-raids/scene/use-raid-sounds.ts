import type { Raid } from '@maidan/casino'
import { useEffect, useRef } from 'react'
import type { Sounds } from '../../../../../games/page/sound/sounds.ts'
import type { RaidMoment } from '../show/raid-moments.ts'

/** A raid is heard as it is told: touches rise, a tackle thuds. */
export function useRaidSounds(moments: readonly RaidMoment[], told: number, sounds: Sounds): void {
  const before = useRef(told)
  useEffect(() => {
    const isNext = told === before.current + 1
    before.current = told
    const raid = moments[told - 1]?.raid
    // Whoever comes in the middle does not hear all at once what was before.
    if (isNext && raid !== undefined) playRaid(raid, sounds)
  }, [moments, told, sounds])
}

function playRaid(raid: Raid, sounds: Sounds): void {
  switch (raid) {
    case 'empty':
      return sounds.play('stop', 0)
    case 'bonus':
    case 'touch-1':
      return sounds.play('pluck')
    case 'touch-2':
      return sounds.play('scatter')
    case 'touch-3':
      return sounds.play('scatter', 1)
    case 'tackle':
    case 'super-tackle':
      return sounds.play('snap')
  }
}
