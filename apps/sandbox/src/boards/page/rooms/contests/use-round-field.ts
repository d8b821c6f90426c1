import { useEffect, useMemo, useState } from 'react'
import { StudioRefusal } from '../../../../games/page/studio/call-studio.ts'
import type { ContestField, RoomField, RoomView } from '../../../../rooms/room-api.ts'
import type { FieldShown } from '../../board.ts'
import { reconnectDelayMs } from '../stream/reconnect-delay.ts'

type Asked = {
  /** Asks the studio for all entries of a round. Throws StudioRefusal or StudioUnreachable. */
  ask: (number: number) => Promise<RoomField>
  /** Whether bets of the room play against each other. */
  hasContests: boolean
  view: Pick<RoomView, 'number' | 'phase'> | null
}

type Heard = { number: number; contests: readonly ContestField[] | null }

/** All entries of the round's contests, asked for once it is shown, and again until they are there. */
export function useRoundField({ ask, hasContests, view }: Asked): FieldShown {
  const [heard, hear] = useState<Heard | null>(null)
  const number = hasContests && view?.phase === 'shown' ? view.number : null
  useEffect(() => {
    if (number === null) return undefined
    let isLeft = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = async (failures: number) => {
      const answer = await ask(number).catch(errorOf)
      if (isLeft) return
      if ('contests' in answer) {
        hear({ number, contests: answer.contests })
        return
      }
      if (!isEarly(answer)) hear({ number, contests: null })
      const delayMs = reconnectDelayMs(failures, Math.random())
      timer = setTimeout(() => void look(failures + 1), delayMs)
    }
    void look(1)
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
  }, [ask, number])
  return useMemo(() => fieldShown(number, heard), [number, heard])
}

function fieldShown(number: number | null, heard: Heard | null): FieldShown {
  if (number === null) return { state: 'hidden' }
  if (heard?.number !== number) return { state: 'asking' }
  const { contests } = heard
  return contests === null ? { state: 'failed' } : { state: 'known', contests }
}

/** The stream may tell of a round a moment before the studio's next process knows that it is shown. */
function isEarly(error: Error): boolean {
  return error instanceof StudioRefusal && error.code === 'ROUND_NOT_SHOWN'
}

function errorOf(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error))
}
