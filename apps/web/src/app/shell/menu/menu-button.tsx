import { shellText } from '@maidan/locales'
import { IconButton, useText } from '@maidan/ui'
import { Menu } from 'lucide-react'
import { useCallback, useState } from 'react'
import { lazyScreen } from '../../../lib/chunks/lazy-screen.ts'
import { useOpenedPart } from '../../../lib/chunks/use-opened-part.ts'

const SideMenu = lazyScreen(async () => (await import('./side-menu.tsx')).SideMenu)

/** Opens the side menu, whose code is fetched while the finger comes down (NAV-49). */
export function MenuButton() {
  const t = useText(shellText)
  const [open, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const isThere = useOpenedPart(SideMenu, { isOpen: open, close })
  return (
    <>
      <IconButton
        aria-expanded={open}
        aria-haspopup="dialog"
        icon={<Menu className="size-6" />}
        label={t('menu')}
        onClick={() => setOpen(true)}
        onFocus={() => void SideMenu.preload()}
        onPointerDown={() => void SideMenu.preload()}
      />
      {open && isThere && <SideMenu onClose={close} />}
    </>
  )
}
