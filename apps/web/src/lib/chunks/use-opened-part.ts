import type { lazyScreen } from './lazy-screen.ts'
import { useOpened } from './use-opened.ts'
import { useTappedPart } from './use-tapped-part.ts'
import { useTellLost } from './use-tell-lost.ts'

type Part = Pick<ReturnType<typeof lazyScreen>, 'preload' | 'isThere'>

/**
 * Whether to draw a sheet that opens by a tap: once it has been opened and its code has come, and from
 * then on, so that it is also seen closing. Where the code is lost the player is told, and `close` takes
 * the tap back; the page stays, and the next tap asks again.
 */
export function useOpenedPart(
  part: Part,
  { isOpen, close }: { isOpen: boolean; close: () => void },
): boolean {
  const opened = useOpened(isOpen)
  const isThere = useTappedPart(part, { isTapped: isOpen, onLost: useTellLost(close) })
  return opened && isThere
}
