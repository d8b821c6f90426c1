import { recordsText } from '@maidan/locales'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { lazyScreen } from '../../../lib/chunks/lazy-screen.ts'
import { useOpenedPart } from '../../../lib/chunks/use-opened-part.ts'
import { useText } from '../../../lib/text/language.ts'

const StatementSheet = lazyScreen(
  async () => (await import('./statement-sheet.tsx')).StatementSheet,
)

/** Opens the sheet from which statements are downloaded. */
export function StatementButton({ className }: { className: string }) {
  const t = useText(recordsText)
  const [open, setOpen] = useState(false)
  const opened = useOpenedPart(StatementSheet, { isOpen: open, close: () => setOpen(false) })
  return (
    <>
      <button
        aria-haspopup="dialog"
        className={className}
        onClick={() => setOpen(true)}
        onPointerDown={() => void StatementSheet.preload()}
        type="button"
      >
        <Download aria-hidden className="size-4 text-grass" />
        {t('statement')}
      </button>
      {opened && <StatementSheet onOpenChange={setOpen} open={open} />}
    </>
  )
}
