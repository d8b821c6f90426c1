import { useBalance } from '../../features/balance/queries.ts'
import { useSessionData } from '../../features/session/queries.ts'
import { useKeptTheme } from '../../features/session/theme.ts'
import { BottomToolbar } from '../shell/bars/bottom-toolbar.tsx'
import { PopupHost } from '../shell/popup-host.tsx'
import { useLive } from '../player/use-live.ts'

/** A player's own data, their live line, their toolbar and the popups meant for them. */
export function PlayerFrame({ toolbar }: { toolbar: boolean }) {
  useSessionData()
  useBalance()
  useKeptTheme()
  useLive()
  return (
    <>
      {toolbar && <BottomToolbar />}
      <PopupHost />
    </>
  )
}
