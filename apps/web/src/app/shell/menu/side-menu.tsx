import type { PageKey } from '@maidan/contract'
import { contentText, shellText } from '@maidan/locales'
import { IconButton, useText } from '@maidan/ui'
import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { LanguageSelect } from '../bars/language-select.tsx'
import { PageLinks } from '../page-links.tsx'
import { MenuHead } from './menu-head.tsx'
import { MenuList } from './menu-list.tsx'
import { SiteClock } from '../bars/site-clock.tsx'
import { ThemeSelect } from '../bars/theme-select.tsx'

const menuPages = ['help', 'terms', 'responsible-gaming'] as const satisfies readonly PageKey[]
const linkClass = 'flex min-h-11 items-center text-sm text-quiet'

/** The menu that slides in from the left; Escape, the cross and a tap beside it close it. */
export function SideMenu({ onClose }: { onClose: () => void }) {
  const t = useText(shellText)
  const content = useText(contentText)
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => openModal(dialog.current, onClose), [onClose])
  return (
    <dialog
      aria-label={t('mainMenu')}
      className="m-0 h-dvh max-h-none w-[min(84vw,340px)] max-w-none border-r border-field-800 bg-field-950 text-text shadow-float outline-none open:flex open:animate-[menu-in_180ms_ease-out] open:flex-col backdrop:bg-shade/70"
      onClose={onClose}
      ref={dialog}
    >
      <div className="flex items-center gap-2 border-b border-field-800 p-3 pt-[max(0.75rem,env(safe-area-inset-top))] pl-4">
        <MenuHead onLeave={onClose} />
        <IconButton icon={<X className="size-6" />} label={t('closeMenu')} onClick={onClose} />
      </div>
      <MenuList onLeave={onClose} />
      <div className="safe-bottom border-t border-field-800">
        <nav aria-label={content('pages')} className="flex flex-wrap gap-x-5 px-4 pt-1">
          <PageLinks className={linkClass} keys={menuPages} onLeave={onClose} />
        </nav>
        <div className="flex items-center justify-between gap-2 px-4 pb-2">
          <SiteClock />
          <span className="ml-auto">
            <ThemeSelect />
          </span>
          <LanguageSelect look="short" />
        </div>
      </div>
    </dialog>
  )
}

/** Opens the dialog over the page, which stands still meanwhile; a tap beside it closes it. */
function openModal(dialog: HTMLDialogElement | null, onClose: () => void): () => void {
  const closeBeside = (event: MouseEvent) => {
    if (event.target === dialog) onClose()
  }
  dialog?.addEventListener('click', closeBeside)
  if (dialog?.open === false) dialog.showModal()
  document.body.style.overflow = 'hidden'
  return () => {
    dialog?.removeEventListener('click', closeBeside)
    document.body.style.overflow = ''
  }
}
