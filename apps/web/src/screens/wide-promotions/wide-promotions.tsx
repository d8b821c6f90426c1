import { promotionsText, widePromotionsText } from '@maidan/locales'
import { useState } from 'react'
import type { PromotionCategory } from '../../features/promotions/categories.ts'
import type { PromotionRecord } from '../../features/promotions/promotion-words.ts'
import { lazyScreen } from '../../lib/chunks/lazy-screen.ts'
import { useOpenedPart } from '../../lib/chunks/use-opened-part.ts'
import { useText } from '../../lib/text/language.ts'
import { BannerCarousel } from '../promotions/banner-carousel.tsx'
import { CashbackCards } from '../promotions/cashback/cashback-cards.tsx'
import { CodeEntry } from '../promotions/code/code-entry.tsx'
import { CategoryStrip } from '../promotions/category-strip.tsx'
import { FreeRoundsCards } from '../promotions/free-rounds/free-rounds-cards.tsx'
import { MissionCards } from '../promotions/missions/mission-cards.tsx'
import { PromotionGrid } from '../promotions/promotion-grid.tsx'
import { Samples } from './samples.tsx'

const PromotionSheet = lazyScreen(
  async () => (await import('../promotions/promotion-sheet.tsx')).PromotionSheet,
)

const panelId = 'promotions-panel'

/** The documents' wide promotions: banner, strip, samples, and what really runs (APP-21). */
export function WidePromotions() {
  const t = useText(widePromotionsText)
  const [category, setCategory] = useState<PromotionCategory>('all')
  const [open, setOpen] = useState<PromotionRecord | null>(null)
  const close = () => setOpen(null)
  const opened = useOpenedPart(PromotionSheet, { isOpen: open !== null, close })
  return (
    <main className="mx-auto max-w-[1440px] min-[64em]:px-4">
      <Hero />
      <div className="grid items-start min-[64em]:grid-cols-2">
        <FreeRoundsCards />
        <CashbackCards />
        <MissionCards />
        <CodeEntry />
      </div>
      <CategoryStrip
        below="top-[9.0625rem]"
        controls={panelId}
        onChange={setCategory}
        value={category}
      />
      <div id={panelId} role="tabpanel">
        <Samples category={category} />
        <h2 className="px-4 pt-8 pb-2 text-lg font-semibold">{t('running')}</h2>
        <PromotionGrid
          category={category}
          onAll={() => setCategory('all')}
          onNear={() => void PromotionSheet.preload()}
          onOpen={setOpen}
        />
      </div>
      {opened && <PromotionSheet onClose={close} promotion={open} />}
    </main>
  )
}

function Hero() {
  const t = useText(widePromotionsText)
  const promotions = useText(promotionsText)
  return (
    <div className="grid items-center pt-4 pb-2 min-[64em]:grid-cols-[1fr_2fr]">
      <header className="flex flex-col gap-2 px-4">
        <h1 className="text-2xl font-bold">{promotions('title')}</h1>
        <p className="text-quiet">{t('lead')}</p>
      </header>
      <div className="min-w-0">
        <BannerCarousel />
      </div>
    </div>
  )
}
