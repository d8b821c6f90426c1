import { promotionsText } from '@maidan/locales'
import { PageHeader } from '@maidan/ui'
import { useState } from 'react'
import { useNavigate } from '../../lib/router/use-navigate.ts'
import { lazyScreen } from '../../lib/chunks/lazy-screen.ts'
import { useOpenedPart } from '../../lib/chunks/use-opened-part.ts'
import { paths } from '../../lib/paths.ts'
import type { PromotionCategory } from '../../features/promotions/categories.ts'
import type { PromotionRecord } from '../../features/promotions/promotion-words.ts'
import { useText } from '../../lib/text/language.ts'
import { BannerCarousel } from './banner-carousel.tsx'
import { CashbackCards } from './cashback/cashback-cards.tsx'
import { CodeEntry } from './code/code-entry.tsx'
import { CategoryStrip } from './category-strip.tsx'
import { FreeRoundsCards } from './free-rounds/free-rounds-cards.tsx'
import { MissionCards } from './missions/mission-cards.tsx'
import { PromotionGrid } from './promotion-grid.tsx'
import { PromotionsFooter } from './promotions-footer.tsx'

const PromotionSheet = lazyScreen(
  async () => (await import('./promotion-sheet.tsx')).PromotionSheet,
)

const panelId = 'promotions-panel'

/** What the house offers now, by kind of play (PROMO-01 to PROMO-19). */
export function Promotions() {
  const t = useText(promotionsText)
  const navigate = useNavigate()
  const [category, setCategory] = useState<PromotionCategory>('all')
  const [open, setOpen] = useState<PromotionRecord | null>(null)
  const close = () => setOpen(null)
  const opened = useOpenedPart(PromotionSheet, { isOpen: open !== null, close })
  return (
    <>
      <PageHeader onBack={() => navigate({ to: paths.home })} title={t('title')} />
      <main className="mx-auto max-w-3xl">
        <BannerCarousel />
        <FreeRoundsCards />
        <CashbackCards />
        <MissionCards />
        <CodeEntry />
        <CategoryStrip controls={panelId} onChange={setCategory} value={category} />
        <div id={panelId} role="tabpanel">
          <PromotionGrid
            category={category}
            onAll={() => setCategory('all')}
            onNear={() => void PromotionSheet.preload()}
            onOpen={setOpen}
          />
        </div>
      </main>
      <PromotionsFooter />
      {opened && <PromotionSheet onClose={close} promotion={open} />}
    </>
  )
}
