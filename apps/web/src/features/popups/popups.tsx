import { popsText } from '@maidan/locales'
import { Button, Dialog } from '@maidan/ui'
import { BellRing } from 'lucide-react'
import { useText } from '../../lib/text/language.ts'
import { storageUrl } from '../../lib/calls/origins.ts'
import { SafeHtml } from '../../lib/text/safe-html.tsx'
import { writeStored } from '../../lib/session/storage.ts'
import { closeMarketBlock } from './open-popup.ts'
import type { PopupName } from './pick-popup.ts'

type Props = {
  name: PopupName
  systemNotice: string
  onHome: () => void
  onDeposit: () => void
  onSupport: () => void
}

/** The messages that stand over the app, one at a time. */
export function Popups(props: Props) {
  switch (props.name) {
    case 'marketBlock':
      return <MarketBlock onSupport={props.onSupport} />
    case 'welcome':
      return <Welcome onDeposit={props.onDeposit} onHome={props.onHome} />
    case 'notice':
      return <UrgentNotice html={props.systemNotice} />
  }
}

function MarketBlock({ onSupport }: { onSupport: () => void }) {
  const t = useText(popsText)
  const leave = () => {
    closeMarketBlock()
    onSupport()
  }
  return (
    <Dialog
      actions={
        <>
          <Button look="secondary" onClick={leave}>
            {t('contactSupport')}
          </Button>
          <Button onClick={closeMarketBlock}>{t('understood')}</Button>
        </>
      }
      art={<PopupArt file="block" />}
      onOpenChange={closeMarketBlock}
      open
      title={t('marketBlock')}
    >
      {t('marketBlocked')}
    </Dialog>
  )
}

/** Shown until the player closes it himself, over reloads too (POP-06, POP-08). */
function UrgentNotice({ html }: { html: string }) {
  const t = useText(popsText)
  const close = () => writeStored({ popup: '0' })
  return (
    <Dialog
      actions={<Button onClick={close}>{t('understood')}</Button>}
      art={<NoticeArt />}
      onOpenChange={close}
      open
      title={t('urgentNotice')}
    >
      <SafeHtml html={html} />
    </Dialog>
  )
}

function Welcome({ onHome, onDeposit }: { onHome: () => void; onDeposit: () => void }) {
  const t = useText(popsText)
  const close = () => writeStored({ regPopup: '0' })
  const leave = (go: () => void) => () => {
    close()
    go()
  }
  return (
    <Dialog
      actions={
        <>
          <Button look="secondary" onClick={leave(onHome)}>
            {t('homePage')}
          </Button>
          <Button onClick={leave(onDeposit)}>{t('depositNow')}</Button>
        </>
      }
      art={<PopupArt file="welcome" wide />}
      onOpenChange={close}
      open
      title={t('welcome')}
    >
      {t('welcomeText')}
    </Dialog>
  )
}

function PopupArt({ file, wide = false }: { file: string; wide?: boolean }) {
  return (
    <img
      alt=""
      className={
        wide ? 'mb-4 aspect-[8/5] w-full rounded-card object-cover' : 'mx-auto mb-3 size-24'
      }
      height={wide ? 200 : 96}
      src={storageUrl(`pop/${file}.svg`)}
      width={wide ? 320 : 96}
    />
  )
}

function NoticeArt() {
  return (
    <span
      aria-hidden
      className="mb-3 flex size-14 items-center justify-center rounded-full bg-floodlight/15 text-floodlight"
    >
      <BellRing className="size-8" />
    </span>
  )
}
