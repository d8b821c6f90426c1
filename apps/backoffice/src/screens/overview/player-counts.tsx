import { deskText } from '@maidan/locales'
import { Card, useText } from '@maidan/ui'
import { SectionTitle } from './section-title.tsx'

/** How many players there are, and how many came since midnight. */
export function PlayerCounts({ all, today }: { all: number; today: number }) {
  const t = useText(deskText)
  return (
    <section>
      <SectionTitle>{t('players')}</SectionTitle>
      <Card className="flex flex-wrap gap-x-12 gap-y-3">
        <Figure name={t('playersAll')} value={all} />
        <Figure name={t('playersToday')} value={today} />
      </Card>
    </section>
  )
}

function Figure({ name, value }: { name: string; value: number }) {
  return (
    <p>
      <b className="tabular block text-xl">{value.toLocaleString('en-IN')}</b>
      <span className="text-sm text-quiet">{name}</span>
    </p>
  )
}
