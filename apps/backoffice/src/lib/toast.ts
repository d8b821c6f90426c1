export type ToastTone = 'good' | 'bad' | 'info'

const shownMs = 5000

/** Says what happened for a moment; the toaster is fetched at the first one. */
export function showToast(text: string, tone: ToastTone = 'info'): void {
  void import('./toaster.tsx').then(({ toast }) => toast(text, tone, shownMs))
}
