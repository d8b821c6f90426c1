import { useEffect, useReducer, useState } from 'react'
import { followFrame, silenceMs } from './follow-frame.ts'
import type { FrameState } from './follow-frame.ts'
import { hearGame } from './hear-game.ts'

/** Whether the page of a game has come; `onLoad` is for its frame. */
export function useFrameState({ url, greets }: { url: string; greets: boolean }): {
  state: FrameState
  onLoad: () => void
} {
  const [state, follow] = useReducer(followFrame, 'coming')
  const [waitMs, setWaitMs] = useState(0)
  useEffect(
    () => hearGame(url, ({ type }) => follow(type === 'maidan:here' ? 'greeting' : 'news')),
    [url],
  )
  useEffect(() => {
    if (state !== 'silent') return undefined
    const timer = setTimeout(() => follow('waitedEnough'), waitMs)
    return () => clearTimeout(timer)
  }, [state, waitMs])
  const onLoad = () => {
    const silence = silenceMs({ greets, isOnline: navigator.onLine })
    setWaitMs(silence ?? 0)
    follow(silence === null ? 'loadedForSure' : 'loadedInDoubt')
  }
  return { state, onLoad }
}
