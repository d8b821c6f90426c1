import { Button, Dialog } from '@maidan/ui'
import { CircleAlert } from 'lucide-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { Link } from '../../lib/router/link.tsx'
import { LinkedText } from '../../lib/text/linked-text.tsx'

export type Notice = {
  /** May hold links of the site. */
  text: string
  /** Makes the whole text a link to this address. */
  to?: string
  /** Figures below the text. */
  more?: ReactNode
  /** The way out of it, beside Close. */
  action?: ReactNode
}

type Props = { notice: Notice | null; title: string; closeText: string; onClose: () => void }

/** The modal of the money screens; open while there is a notice, whose words stay while it fades. */
export function NoticeDialog({ notice, title, closeText, onClose }: Props) {
  const [last, setLast] = useState(notice)
  if (notice !== null && notice !== last) setLast(notice)
  return (
    <Dialog
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {closeText}
          </Button>
          {last?.action}
        </>
      }
      art={<NoticeArt />}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      open={notice !== null}
      title={title}
    >
      {last && <NoticeBody notice={last} />}
      {last?.more}
    </Dialog>
  )
}

function NoticeBody({ notice }: { notice: Notice }) {
  if (notice.to === undefined) return <LinkedText html={notice.text} />
  return (
    <Link
      className="inline-flex min-h-11 items-center font-semibold text-floodlight underline underline-offset-4"
      to={notice.to}
    >
      {notice.text}
    </Link>
  )
}

function NoticeArt() {
  return (
    <span
      aria-hidden
      className="mb-3 flex size-12 items-center justify-center rounded-full bg-amber/15 text-amber"
    >
      <CircleAlert className="size-6" />
    </span>
  )
}
