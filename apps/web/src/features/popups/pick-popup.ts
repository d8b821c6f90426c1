export type PopupName = 'marketBlock' | 'welcome' | 'notice'

export type PopupFacts = {
  marketBlockOpen: boolean
  loggedIn: boolean
  /** Storage keys `regPopup` and `popup`. */
  regPopup: string | null
  popup: string | null
  /** The system notice, undefined while the settings are on their way. */
  systemNotice: string | undefined
}

/**
 * The one popup to show: a blocked section first, because the player just tapped it; the welcome
 * before the urgent notice; no notice if its text is empty (SIL-066).
 */
export function pickPopup(facts: PopupFacts): PopupName | null {
  if (!facts.loggedIn) return null
  if (facts.marketBlockOpen) return 'marketBlock'
  if (facts.regPopup === '1') return 'welcome'
  const hasNotice = facts.systemNotice !== undefined && facts.systemNotice.trim() !== ''
  return facts.popup === '1' && hasNotice ? 'notice' : null
}
