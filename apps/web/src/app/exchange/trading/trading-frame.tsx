import { tradingText } from '@maidan/locales'
import { Button } from '@maidan/ui'
import { ListTree } from 'lucide-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useText } from '../../../lib/text/language.ts'
import { SportsTree } from '../tree/sports-tree.tsx'

type Props = { pathname: string; children: ReactNode }

/** The wide trading screen: the tree at the left, and the screen beside it, each scrolling by itself. */
export function TradingFrame({ pathname, children }: Props) {
  const t = useText(tradingText)
  const [over, setOver] = useState(false)
  return (
    <div className="relative grid h-full grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)] min-[80em]:grid-cols-[13.75rem_minmax(0,1fr)]">
      <SportsTree onOver={setOver} over={over} />
      <div
        className="relative overflow-y-auto [scrollbar-gutter:stable] [scrollbar-width:thin] max-[68.7438em]:mr-[340px] [&_.page-header]:pt-2! [&_.page-header]:pb-0! [&_main]:pt-2!"
        data-scroll-restoration-id="trading"
        key={pathname}
      >
        <div className="px-4 pt-2 min-[80em]:hidden">
          <Button aria-expanded={over} look="secondary" onClick={() => setOver(!over)} size="small">
            <ListTree aria-hidden className="size-5" />
            {t('tree')}
          </Button>
        </div>
        {children}
      </div>
    </div>
  )
}
