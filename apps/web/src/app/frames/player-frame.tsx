import { useBalance } from '../../features/balance/queries.ts'
import { useSessionData } from '../../features/session/queries.ts'
import { BottomToolbar } from '../shell/bars/bottom-toolbar.tsx'
import { PopupHost } from '../shell/popup-host.tsx'
import { useLive } from '../player/use-live.ts'

/** A player's own data, his live line, his toolbar and the popups meant for him. */
export function PlayerFrame({ toolbar, popups }: { toolbar: boolean; popups: boolean }) {
  useSessionData()
  useBalance()
  useLive()
  return (
    <>
      {toolbar && <BottomToolbar />}
      {popups && <PopupHost />}
    </>
  )
}
