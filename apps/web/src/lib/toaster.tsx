import { createRoot } from 'react-dom/client'
import { Toaster, toast as sonner } from 'sonner'
import type { ToastTone } from './toast.ts'

let mounted = false

function mount(): void {
  if (mounted) return
  mounted = true
  const host = document.createElement('div')
  document.body.append(host)
  createRoot(host).render(
    <Toaster
      offset={{ top: 'calc(env(safe-area-inset-top) + 12px)' }}
      position="top-center"
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
