import { createRoot } from 'react-dom/client'
import { Toaster, toast as sonner } from 'sonner'
import type { ToasterProps } from 'sonner'

export type ToastTone = 'good' | 'bad' | 'info'

export type Placement = {
  shownMs: number
  /** On a wide screen the toasts stand at the bottom, above the buttons of a desk. */
  isDesk: boolean
}

const wideQuery = '(min-width: 1024px)'

/** Below the header, whose controls stay free; `--toast-top` says where one is higher than others. */
const belowHeader = { top: 'calc(env(safe-area-inset-top) + var(--toast-top, 4.5rem))' }

const overSite: ToasterProps = {
  mobileOffset: belowHeader,
  offset: belowHeader,
  position: 'top-center',
}

/** On a wide screen above the buttons below, on a phone above everything. */
function overDesk(): ToasterProps {
  return {
    mobileOffset: { top: 'calc(env(safe-area-inset-top) + 8px)' },
    offset: { bottom: '72px', top: '8px' },
    position: matchMedia(wideQuery).matches ? 'bottom-center' : 'top-center',
  }
}

let mounted = false

function mount(isDesk: boolean): void {
  if (mounted) return
  mounted = true
  const host = document.createElement('div')
  document.body.append(host)
  createRoot(host).render(
    <Toaster
      {...(isDesk ? overDesk() : overSite)}
      theme="dark"
      toastOptions={{ classNames: { toast: 'toast', title: 'toast-title' } }}
    />,
  )
}

/** Shows one toast; read out politely by screen readers. */
export function toast(text: string, tone: ToastTone, { shownMs, isDesk }: Placement): void {
  mount(isDesk)
  const options = { duration: shownMs }
  if (tone === 'good') sonner.success(text, options)
  else if (tone === 'bad') sonner.error(text, options)
  else sonner(text, options)
}
