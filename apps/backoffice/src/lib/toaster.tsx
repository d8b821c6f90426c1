import { createRoot } from 'react-dom/client'
import { Toaster, toast as sonner } from 'sonner'
import type { ToastTone } from './toast.ts'

const wideQuery = '(min-width: 1024px)'

let mounted = false

/** On a wide screen toasts stand above the buttons below, on a phone above everything. */
function mount(): void {
  if (mounted) return
  mounted = true
  const host = document.createElement('div')
  document.body.append(host)
  createRoot(host).render(
    <Toaster
      mobileOffset={{ top: 'calc(env(safe-area-inset-top) + 8px)' }}
      offset={{ bottom: '72px', top: '8px' }}
      position={matchMedia(wideQuery).matches ? 'bottom-center' : 'top-center'}
      theme="dark"
      toastOptions={{ classNames: { toast: 'toast', title: 'toast-title' } }}
    />,
  )
}

/** Shows one toast; read out politely by screen readers. */
export function toast(text: string, tone: ToastTone, durationMs: number): void {
  mount()
  const options = { duration: durationMs }
  if (tone === 'good') sonner.success(text, options)
  else if (tone === 'bad') sonner.error(text, options)
  else sonner(text, options)
}
