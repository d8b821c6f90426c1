import { tellWindows } from '../windows/hear-purse.ts'

/** What the framing site is told, and only that site. */
export type ParentMessage =
  /** The page's own code is there: the site would else say that the game did not load. */
  | { type: 'maidan:here' }
  | { type: 'maidan:balance'; balanceMinor: string }
  | { type: 'maidan:round'; open: boolean }

/**
 * A sender to the site at `siteOrigin`; a page that is not framed tells nobody. Of a balance hear the
 * other windows of the studio, too.
 */
export function parentTeller(siteOrigin: string): (message: ParentMessage) => void {
  return (message) => {
    if (message.type === 'maidan:balance') tellWindows(message.balanceMinor)
    if (window.parent === window) return
    window.parent.postMessage(message, siteOrigin)
  }
}
