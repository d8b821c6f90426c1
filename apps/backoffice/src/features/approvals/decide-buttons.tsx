import { approvalsText } from '@maidan/locales'
import { Button, useText } from '@maidan/ui'
import { Check, Undo2, UsersRound, X } from 'lucide-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { Note } from '../../parts/notes/note.tsx'
import type { Approval, Decision } from './approval.ts'
import { DecideDialog } from './decide-dialog.tsx'

/** What the reader may do with a request that waits; the asker reads why they may not agree. */
export function DecideButtons({ approval, children }: { approval: Approval; children: ReactNode }) {
  const t = useText(approvalsText)
  const [asked, setAsked] = useState<Decision | null>(null)
  if (approval.state !== 'waiting') return null
  return (
    <div className="mt-1 flex flex-wrap gap-2 pb-1 *:flex-1 max-lg:*:h-11">
      {approval.may_decide && (
        <>
          <Button look="danger" onClick={() => setAsked('refuse')} size="small">
            <X aria-hidden className="size-4" />
            {t('refuse')}
          </Button>
          <Button onClick={() => setAsked('agree')} size="small">
            <Check aria-hidden className="size-4" />
            {t('agree')}
          </Button>
        </>
      )}
      {approval.mine && (
        <>
          <div className="min-w-full max-lg:h-auto!">
            <Note icon={UsersRound} tone="info">
              {t('youAsked')}
            </Note>
          </div>
          <Button look="secondary" onClick={() => setAsked('withdraw')} size="small">
            <Undo2 aria-hidden className="size-4" />
            {t('withdraw')}
          </Button>
        </>
      )}
      {asked !== null && (
        <DecideDialog approval={approval} decision={asked} onClose={() => setAsked(null)}>
          {children}
        </DecideDialog>
      )}
    </div>
  )
}
