import type { Placement, ToastTone } from './toaster.tsx'

/** Where toasts stand and how long each is shown; the player's app keeps these. */
let place: Placement = { shownMs: 3500, isDesk: false }

/** Says where the toasts of this app stand; called once, before the first one. */
export function placeToasts(chosen: Placement): void {
  place = chosen
}

/** Fetches the toaster ahead: on a line that is cut it could not say so. */
export function prepareToasts(): void {
  // The first toast asks for it again.
  import('./toaster.tsx').catch(console.error)
}

/** Says something for a moment; the toaster is fetched at the first one. */
export function showToast(text: string, tone: ToastTone = 'info'): void {
  void import('./toaster.tsx').then(({ toast }) => toast(text, tone, place))
}
