import { sweepsText } from '@maidan/locales'
import { Button, saveFile, useText } from '@maidan/ui'
import { useState } from 'react'
import { useMe } from '../../../features/overview/queries.ts'
import { useSweep, type SweepDetail } from '../../../features/usdt/queries.ts'
import { SweepBadge } from '../../../features/usdt/sweep-badge.tsx'
import { sweepFile } from '../../../features/usdt/sweep-file.ts'
import { useAddress } from '../../../parts/tables/use-address.ts'
import { BookPage } from '../book-page.tsx'
import { EndDialog } from './end-dialog.tsx'
import { SweepContent } from './sweep-content.tsx'

const ofUsdt = { of: 'usdt' }

/** One sweep: what is to be signed, what has come, and what it costs. */
export function SweepPage() {
  const t = useText(sweepsText)
  const { id = '' } = useAddress()
  const found = useSweep(id)
  const words = {
    title: t('sweep', { id: found.data?.sweep.id ?? id }),
    back: t('back'),
    none: t('noSuchSweep'),
    noneHint: t('noSuchSweepHint'),
  }
  const { data } = found
  return (
    <BookPage
      acts={data && data.sweep.open > 0 && <Acts of={data} />}
      note={data && <SweepBadge sweep={data.sweep} />}
      query={found}
      search={ofUsdt}
      words={words}
    >
      {(of) => <SweepContent of={of} />}
    </BookPage>
  )
}

function Acts({ of }: { of: SweepDetail }) {
  const t = useText(sweepsText)
  const [ending, setEnding] = useState(false)
  const isAdmin = useMe()?.role === 'admin'
  const save = () => {
    const file = new Blob([sweepFile(of)], { type: 'application/json' })
    saveFile(file, `sweep-${of.sweep.id}.json`)
  }
  if (!isAdmin) return null
  return (
    <>
      <Button onClick={save} size="small">
        {t('file')}
      </Button>
      <Button look="secondary" onClick={() => setEnding(true)} size="small">
        {t('end')}
      </Button>
      {ending && <EndDialog onClose={() => setEnding(false)} sweep={of.sweep} />}
    </>
  )
}
